import type { AvisoNoSite } from '../../modules/notices/aviso.ts';
import { Notices } from './Notices.tsx';

/** What stands before the shop on every public page. It does nothing, so that no browser is sent the code of it. */
export function PageTop({ avisos }: { avisos: readonly AvisoNoSite[] }) {
  return (
    <>
      <div id="topo" />
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <Notices avisos={avisos} />
    </>
  );
}
