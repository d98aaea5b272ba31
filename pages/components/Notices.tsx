import type { AvisoNoSite } from '../../modules/notices/aviso.ts';

/** Notices of the company, above everything else of a page (089). */
export function Notices({ avisos }: { avisos: readonly AvisoNoSite[] }) {
  if (avisos.length === 0) return null;
  return (
    <section className="notices" aria-label="Avisos">
      {avisos.map(({ texto, tom, chamada, link }, position) => (
        <p key={position} className={tom === 'ATENCAO' ? 'notices__attention' : undefined}>
          <span className="wrap">
            {tom === 'ATENCAO' && <strong>Atenção: </strong>}
            {texto} {link && <a href={link}>{chamada}</a>}
          </span>
        </p>
      ))}
    </section>
  );
}
