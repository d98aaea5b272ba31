import type { FamiliaTipo } from '../../modules/catalogue/familia.ts';
import DEDICADO from './drawings/dedicado.svg?url';
import JAVA from './drawings/hospedagem-java.svg?url';
import NODEJS from './drawings/hospedagem-node.svg?url';
import PHP from './drawings/hospedagem-php.svg?url';
import REVENDAPHP from './drawings/hospedagem-revenda.svg?url';
import SPRING from './drawings/hospedagem-spring.svg?url';
import VPSCPANEL from './drawings/vps-cpanel.svg?url';
import VPSICP from './drawings/vps-icp.svg?url';
import VPSLINUX from './drawings/vps-linux.svg?url';
import VPSN8N from './drawings/vps-n8n.svg?url';
import VPSLINUXHYPER from './drawings/vps-special.svg?url';
import VPSWINDOWS from './drawings/vps-windows.svg?url';

/** Where the scene of each family is (scripts/drawings); pages are told of theirs as data. */
export const DESENHOS: Record<FamiliaTipo, string> = {
  DEDICADO,
  JAVA,
  NODEJS,
  PHP,
  REVENDAPHP,
  SPRING,
  VPSCPANEL,
  VPSICP,
  VPSLINUX,
  VPSLINUXHYPER,
  VPSN8N,
  VPSWINDOWS,
};
