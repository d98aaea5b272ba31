import type { FamiliaTipo } from '../../../../modules/catalogue/familia.ts';
import { java, node, spring } from './aplicacoes.server.ts';
import type { EscreverConteudo } from './conteudo.server.ts';
import { dedicado } from './dedicado.server.ts';
import { php, revenda } from './hospedagem.server.ts';
import { icp, n8n } from './painel.server.ts';
import { cpanel, linux, special, windows } from './vps.server.ts';

/** The words of each family's page. A new family does not compile until it has some. */
export const CONTEUDOS: Readonly<Record<FamiliaTipo, EscreverConteudo>> = {
  PHP: php,
  REVENDAPHP: revenda,
  NODEJS: node,
  SPRING: spring,
  JAVA: java,
  VPSLINUX: linux,
  VPSLINUXHYPER: special,
  VPSCPANEL: cpanel,
  VPSICP: icp,
  VPSN8N: n8n,
  VPSWINDOWS: windows,
  DEDICADO: dedicado,
};
