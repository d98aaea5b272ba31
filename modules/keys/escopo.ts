/** What a machine's key may open (D45), each as a machine says it, and as people read it. */
export const ESCOPOS = {
  'pedidos:ler': 'ler pedidos',
  'pedidos:criar': 'criar pedidos, sem a verificação contra robôs',
  'pedidos:atualizar': 'atender pedidos, que responde inteiros: status, pagamento, referência, notas e valores por conferir',
  'catalogo:ler': 'ler o catálogo inteiro, o que não está à venda também',
  'catalogo:escrever': 'mudar planos, banners, cupons, destaques e depoimentos',
} as const;

/** One of them. */
export type Escopo = keyof typeof ESCOPOS;

/** What each of them opens, as a module says it: `Query.assinaturas`, `GET /api/assinaturas/exportar`. */
export type Aberturas = Readonly<Partial<Record<Escopo, readonly string[]>>>;
