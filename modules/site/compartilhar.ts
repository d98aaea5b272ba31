import { versaoDoCaminho } from '../contract/versao.ts';
import { ehRotaDeDocumento } from './documento.ts';
import { ROTAS_INDEXADAS } from './rotas.ts';

/** Name of the picture that is shown when an address is shared: one a page family; policies and contracts share one. */
export function imagemDeCompartilhar(caminho: string): string {
  if (caminho === '/') return 'inicio';
  if (caminho.startsWith('/assineja-')) return 'assinatura';
  if (caminho.startsWith('/atendimento')) return 'atendimento';
  return ehRotaDeDocumento(caminho) || versaoDoCaminho(caminho) !== null ? 'documento' : caminho.slice(1);
}

/** The picture of a plan page, with the price a month, in reais, from which the family is sold: another address where it is another price. */
export function imagemComPreco(caminho: string, mensal: string): string {
  return `/og${caminho}/${mensal.replace('.', '')}.jpg`;
}

/** Every such name; public/og has a file for each. */
export const IMAGENS_DE_COMPARTILHAR: readonly string[] = [
  ...new Set([...ROTAS_INDEXADAS, '/assineja-'].map(imagemDeCompartilhar)),
];
