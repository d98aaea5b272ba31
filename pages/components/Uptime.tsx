import { ANCORA_DA_NOTA, NOTA_DE_UPTIME } from '../../modules/contract/disponibilidade.ts';

/** Leads from a promise of uptime to the page's note on it. */
export function UptimeMark() {
  return (
    <a className="note-mark" href={`#${ANCORA_DA_NOTA}`} aria-label="nota sobre a disponibilidade">
      <sup>1</sup>
    </a>
  );
}

/** What the promised uptime means beside the contracts; once on a page. */
export function UptimeNote() {
  return (
    <p className="note" id={ANCORA_DA_NOTA}>
      <sup>1</sup> {NOTA_DE_UPTIME}
    </p>
  );
}
