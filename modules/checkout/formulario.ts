import { z } from 'zod';
import { LONGO } from '../../platform/portuguese.ts';
import { limparCep, TAMANHO_DO_CEP } from '../brazil/cep.ts';
import { conferirCpfCnpj } from '../brazil/cpfCnpj.ts';
import { ehCnpj, ehCpf, limparCpfCnpj } from '../brazil/documento.ts';
import { DOMINIO_INVALIDO, hostDe, pareceDominio } from '../brazil/dominio.ts';
import { UFS } from '../brazil/uf.ts';
import { comoSeGuarda, EMAIL_INVALIDO, ehEmail, MAIOR_EMAIL } from '../contact/email.ts';
import { ehVersao } from '../contract/versao.ts';
import { DOMINIO_SOBRANDO, TIPOS_DOMINIO } from './tipoDominio.ts';

const OBRIGATORIO = 'Campo obrigatório.';

const limpar = (texto: string) => texto.trim().replace(/\s+/g, ' ');

/** Cleaned line by line: what a person wrote in lines stays in lines. */
const limparLinhas = (texto: string) => texto.replace(/\r\n?/g, '\n').split('\n').map(limpar).join('\n').trim();

/** Cleaned text; empty gives "Campo obrigatório.", shorter than `min` says so (sections 5.1 and 5.3). */
const obrigatorio = (min: number, max = 150) =>
  z
    .string({ error: OBRIGATORIO })
    .transform(limpar)
    .pipe(z.string().min(1, OBRIGATORIO).max(max, LONGO))
    .refine((texto) => texto.length === 0 || texto.length >= min, `O campo deve ter no mínimo ${min} caracteres.`);

const opcional = (max = 150) => z.string().transform(limpar).pipe(z.string().max(max, LONGO)).default('');

/** The fields of the order's form, each with its rule (sections 5.1 and 5.3). */
export const CAMPOS_DO_FORMULARIO = z.object({
  tipoDominio: z.enum(TIPOS_DOMINIO).default('subdominio'),
  dominio: z.string().transform(hostDe).pipe(z.string().max(253, LONGO)).default(''),
  emailPrincipal: obrigatorio(5, MAIOR_EMAIL).transform(comoSeGuarda).refine(ehEmail, EMAIL_INVALIDO),
  emailAlternativo: opcional(MAIOR_EMAIL)
    .transform(comoSeGuarda)
    .refine((texto) => texto === '' || ehEmail(texto), EMAIL_INVALIDO),
  nomeEmpresa: obrigatorio(4),
  cpfCnpj: z.string({ error: 'CPF ou CNPJ é obrigatório.' }).transform(limparCpfCnpj),
  telefone: opcional(30),
  cep: z
    .string({ error: OBRIGATORIO })
    .transform((texto) => limparCep(texto).slice(0, TAMANHO_DO_CEP))
    .pipe(z.string().min(1, OBRIGATORIO).length(TAMANHO_DO_CEP, 'O campo deve ter no mínimo 8 caracteres.')),
  endereco: obrigatorio(5),
  numero: opcional(20),
  complemento: opcional(),
  bairro: obrigatorio(2),
  cidade: obrigatorio(3),
  estado: obrigatorio(2)
    .transform((texto) => texto.toUpperCase())
    .refine((texto) => (UFS as readonly string[]).includes(texto), 'UF inválida. Ex.: SP, RJ, MG...'),
  indicacao: opcional(60),
  infoAdicional: z.string().transform(limparLinhas).pipe(z.string().max(2000, LONGO)).default(''),
});

export type Formulario = z.infer<typeof CAMPOS_DO_FORMULARIO>;
export type CampoDoFormulario = keyof Formulario;

/** First messages of what is wrong; the contract is no answer of the form's, but is asked for among them (060). */
type Erros = Partial<Record<CampoDoFormulario | 'contrato', string>>;

type Validado = { dados: Formulario; erros: null } | { dados: null; erros: Erros };

/** Cleans and validates what the visitor typed (sections 3.3, 5.1, 5.3): the clean values, or the first message of every wrong field. */
export function validarFormulario(bruto: Record<string, unknown>): Validado {
  const resultado = CAMPOS_DO_FORMULARIO.safeParse(bruto);
  const erros: Erros = {};
  for (const { path, message } of resultado.error?.issues ?? []) erros[path[0] as CampoDoFormulario] ??= message;

  // These look at two fields at once, and must speak even while another field is still wrong.
  const texto = (campo: CampoDoFormulario) => limpar(String(bruto[campo] ?? ''));
  const documento = limparCpfCnpj(texto('cpfCnpj'));
  const cruzados = {
    dominio: recusarDominio(texto('tipoDominio'), hostDe(texto('dominio'))),
    cpfCnpj: recusarDocumento(documento),
    nomeEmpresa: recusarNome(texto('nomeEmpresa'), documento),
    contrato: recusarContrato(bruto.contrato),
  };
  for (const [campo, mensagem] of Object.entries(cruzados)) if (mensagem) erros[campo as CampoDoFormulario] ??= mensagem;

  if (resultado.success && Object.keys(erros).length === 0) return { dados: resultado.data, erros: null };
  return { dados: null, erros };
}

function recusarDominio(tipo: string, dominio: string): string | null {
  if (tipo !== 'registro' && tipo !== 'ja-tenho') return dominio ? DOMINIO_SOBRANDO : null;
  if (!dominio) return 'Por favor, preencha o nome do domínio.';
  return pareceDominio(dominio) ? null : DOMINIO_INVALIDO;
}

/** What is wrong with a CPF or CNPJ, cleaned; null where nothing is. */
export function recusarDocumento(documento: string): string | null {
  if (!documento) return 'CPF ou CNPJ é obrigatório.';
  if (!ehCpf(documento) && !ehCnpj(documento)) return 'Informe um CPF (11 dígitos) ou CNPJ (14 dígitos).';
  return conferirCpfCnpj(documento);
}

function recusarNome(nome: string, documento: string): string | null {
  const temLetra = (texto: string) => /\p{L}/u.test(texto);
  if (ehCpf(documento)) {
    const palavras = nome.split(' ').filter((palavra) => palavra.length >= 2 && temLetra(palavra));
    return nome.length >= 5 && palavras.length >= 2 ? null : 'Informe o nome completo (nome e sobrenome).';
  }
  if (ehCnpj(documento))
    return nome.length >= 5 && temLetra(nome) ? null : 'Informe uma razão social válida (mín. 5 caracteres).';
  return null;
}

/** Whoever is asked answers; a program that says nothing of the contract was not asked, and accepts none. */
function recusarContrato(dito: unknown): string | null {
  if (dito === undefined) return null;
  const versao = limpar(String(dito || ''));
  if (versao === '') return 'Leia e aceite o contrato.';
  return ehVersao(versao) ? null : 'Esta não é a versão de um contrato. Leia e aceite o de agora.';
}
