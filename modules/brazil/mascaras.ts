import { limparCep, TAMANHO_DO_CEP } from './cep.ts';
import { limparCpfCnpj } from './documento.ts';

// What is typed with the punctuation that people write, as far as it is typed: a sign comes with the character after it. A text that fits
// no pattern stays as it is.

/** `52998224725` is "529.982.247-25"; from the twelfth character, or a letter, on it is a CNPJ: "11.444.777/0001-61". */
export function mascararCpfCnpj(texto: string): string {
  const limpo = limparCpfCnpj(texto);
  if (limpo.length > 14) return texto;
  return /^\d{0,11}$/.test(limpo) ? aplicar('###.###.###-##', limpo) : aplicar('##.###.###/####-##', limpo);
}

/** `01310100` is "01310-100"; digits only, at most 8 of them (section 5.2). */
export function mascararCep(texto: string): string {
  return aplicar('#####-###', limparCep(texto).slice(0, TAMANHO_DO_CEP));
}

/** `11999990000` is "(11) 99999-0000"; what begins with + or 0, or has more digits, is left to the typist. */
export function mascararTelefone(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  if (/^\s*\+|[^\d\s()-]/.test(texto) || digitos.startsWith('0') || digitos.length < 3 || digitos.length > 11) return texto;
  return aplicar(digitos.length === 11 ? '(##) #####-####' : '(##) ####-####', digitos);
}

/** Where the caret stands in the masked text that stood behind as many letters and digits of the typed one. */
export function lugarDoCursor(digitado: string, cursor: number, mascarado: string): number {
  let faltam = digitado.slice(0, cursor).replace(/[^\p{L}\d]/gu, '').length;
  let lugar = 0;
  for (; faltam > 0 && lugar < mascarado.length; lugar++) if (/[\p{L}\d]/u.test(mascarado[lugar]!)) faltam--;
  return lugar;
}

function aplicar(padrao: string, sinais: string): string {
  let resto = sinais;
  let texto = '';
  for (const sinal of padrao) {
    if (resto === '') return texto;
    texto += sinal === '#' ? resto[0] : sinal;
    if (sinal === '#') resto = resto.slice(1);
  }
  return texto;
}
