import { PAPEIS, type Papel } from './papel.ts';

const O_QUE_FAZ: Readonly<Record<Papel, string>> = {
  administrador: 'faz tudo, também a equipe, as chaves de acesso e os webhooks',
  vendas: 'atende pedidos e mensagens, e lê o catálogo',
  conteudo: 'cuida de planos, cupons, banners, destaques, depoimentos, avisos e textos do site, e não vê pedidos nem mensagens',
  leitura: 'lê pedidos, mensagens e catálogo, e não muda nada',
};

/** What one with a role does, as a sentence without its full stop: `Leitura lê pedidos, mensagens e catálogo, e não muda nada`. */
export function sobreOPapel(papel: Papel): string {
  return `${PAPEIS[papel].rotulo} ${O_QUE_FAZ[papel]}`;
}
