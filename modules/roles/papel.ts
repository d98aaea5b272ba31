/** What the desk is divided into. Orders with the messages and letters about them; what is sold and shown; the team with all that opens doors; one's own account. */
export type Area = 'pedidos' | 'catalogo' | 'equipe' | 'conta';

/** What one with a role is called, and the areas that he sees and changes. */
export interface Permitido {
  /** As people read it. */
  rotulo: string;
  le: readonly Area[];
  muda: readonly Area[];
}

/** The roles of the team (D49), the widest first. */
export const PAPEIS = {
  administrador: {
    rotulo: 'Administração',
    le: ['pedidos', 'catalogo', 'equipe', 'conta'],
    muda: ['pedidos', 'catalogo', 'equipe', 'conta'],
  },
  vendas: {
    rotulo: 'Vendas',
    le: ['pedidos', 'catalogo', 'conta'],
    muda: ['pedidos', 'conta'],
  },
  conteudo: {
    rotulo: 'Conteúdo',
    le: ['catalogo', 'conta'],
    muda: ['catalogo', 'conta'],
  },
  leitura: {
    rotulo: 'Leitura',
    le: ['pedidos', 'catalogo', 'conta'],
    muda: ['conta'],
  },
} as const satisfies Record<string, Permitido>;

/** One of them. */
export type Papel = keyof typeof PAPEIS;

/** All of them, the widest first. */
export const TODOS_OS_PAPEIS = Object.keys(PAPEIS) as Papel[];

/** Whether a role sees an area. */
export function podeLer(papel: Papel, area: Area): boolean {
  return (PAPEIS[papel].le as readonly Area[]).includes(area);
}

/** Whether a role may change what is in an area. */
export function podeMudar(papel: Papel, area: Area): boolean {
  return (PAPEIS[papel].muda as readonly Area[]).includes(area);
}
