/** Product family or promotional type of a plan, as REST and the database write it; GraphQL writes `_` for `-` (D4). */
export const PlanoTipo = {
  PHP: 'PHP',
  REVENDAPHP: 'REVENDAPHP',
  NODEJS: 'NODEJS',
  JAVA: 'JAVA',
  SPRING: 'SPRING',
  VPSLINUX: 'VPSLINUX',
  VPSICP: 'VPSICP',
  VPSCPANEL: 'VPSCPANEL',
  VPSN8N: 'VPSN8N',
  VPSWINDOWS: 'VPSWINDOWS',
  VPSLINUXHYPER: 'VPSLINUXHYPER',
  DEDICADO: 'DEDICADO',
  PROMOCIONAL_DEDICADO: 'PROMOCIONAL-DEDICADO',
  PROMOCIONAL_HOSPEDAGEM_PHP: 'PROMOCIONAL-HOSPEDAGEM-PHP',
  PROMOCIONAL_HOSPEDAGEM_REVENDA: 'PROMOCIONAL-HOSPEDAGEM-REVENDA',
  PROMOCIONAL_HOSPEDAGEM_JAVA: 'PROMOCIONAL-HOSPEDAGEM-JAVA',
  PROMOCIONAL_HOSPEDAGEM_NODE: 'PROMOCIONAL-HOSPEDAGEM-NODE',
  PROMOCIONAL_HOSPEDAGEM_SPRING: 'PROMOCIONAL-HOSPEDAGEM-SPRING',
  PROMOCIONAL_VPS_ICP: 'PROMOCIONAL-VPS-ICP',
  PROMOCIONAL_VPS_CPANEL: 'PROMOCIONAL-VPS-CPANEL',
  PROMOCIONAL_VPS_LINUX: 'PROMOCIONAL-VPS-LINUX',
} as const;

/** GraphQL name of a plan type. */
export type PlanoTipoNome = keyof typeof PlanoTipo;
/** Stored and REST value of a plan type. */
export type PlanoTipo = (typeof PlanoTipo)[PlanoTipoNome];
/** One of the nine types that the promotion page sells. */
export type PlanoTipoPromocional = Extract<PlanoTipoNome, `PROMOCIONAL_${string}`>;

/** Whether a text is the GraphQL name of a plan type. */
export function ehPlanoTipo(texto: string): texto is PlanoTipoNome {
  return Object.hasOwn(PlanoTipo, texto);
}

/** GraphQL name of a stored plan type. */
export function nomeDoTipo(tipo: PlanoTipo): PlanoTipoNome {
  return tipo.replaceAll('-', '_') as PlanoTipoNome;
}
