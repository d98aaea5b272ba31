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

/** What the price rules and specification lines need of a plan; the entity and every GraphQL selection satisfy it. */
export interface PlanoDados {
  nome: string;
  /** Monthly base price in reais. */
  valor: number;
  /** Percent, 0 to 100, of the first, second and third period of the family; missing counts as 0. */
  desconto1?: number | null;
  desconto2?: number | null;
  desconto3?: number | null;
  processamento?: number | null;
  /** MB on shared and reseller hosting, GB on VPS and dedicated servers. */
  ram1?: number | null;
  /** MB of virtual machine memory (Java and Spring Boot). */
  ram2?: number | null;
  /** GB. */
  disco?: number | null;
  tecnologia?: string | null;
  banco?: string | null;
  dominios?: number | null;
  subdominios?: number | null;
  emails?: number | null;
  /** Number of applications on shared hosting, link speed in Mbps on VPS. */
  app?: number | null;
}
