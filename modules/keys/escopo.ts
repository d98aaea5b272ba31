/** What a machine's key may open (D45), each as a machine says it, and as people read it. */
export const ESCOPOS = {
  'pedidos:ler': 'ler pedidos',
  'pedidos:criar': 'criar pedidos, sem a verificação contra robôs',
  'pedidos:atualizar':
    'atender pedidos: status, pagamento, referência, notas e valores por conferir; o mais que eles dizem, só com pedidos:ler',
  'catalogo:ler': 'ler o catálogo inteiro, o que não está à venda também',
  'catalogo:escrever': 'mudar planos, banners, cupons, destaques, depoimentos, avisos e textos do site',
} as const;

/** One of them. */
export type Escopo = keyof typeof ESCOPOS;

/** What each of them opens, as a module says it: `Query.assinaturas`, `GET /api/assinaturas/exportar`. */
export type Aberturas = Readonly<Partial<Record<Escopo, readonly string[]>>>;

/** What is answered of what a scope lets change, to a key that may not read the rest, by operation. */
export type Respostas = Readonly<Record<string, { semEscopo: Escopo; campos: readonly string[] }>>;
