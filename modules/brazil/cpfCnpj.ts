import { cnpj, cpf } from 'cpf-cnpj-validator';
import { ehCnpj, ehCpf, limparCpfCnpj } from './documento.ts';

/** The live check on leaving the field (section 5.3): a message, or null when the document is valid. */
export function conferirCpfCnpj(texto: string): string | null {
  const documento = limparCpfCnpj(texto);
  if (ehCpf(documento)) return cpf.isValid(documento) ? null : 'CPF inválido.';
  if (ehCnpj(documento)) return cnpj.isValid(documento) ? null : 'CNPJ inválido.';
  return 'Digite um CPF (11 dígitos) ou CNPJ (14 dígitos).';
}
