import type { Familia } from '../../modules/catalogue/familia.ts';
import { UPTIME } from '../../modules/contract/disponibilidade.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { UptimeMark, UptimeNote } from './Uptime.tsx';

interface Claim {
  icone: IconName;
  numero: string;
  texto: string;
}

const TRIAL: Claim = { icone: 'gift', numero: '14 dias', texto: 'grátis, exceto VPS e dedicados' };
const CLAIMS: readonly Claim[] = [
  { icone: 'hard-drive', numero: 'NVMe SSD', texto: 'em RAID 10, em todos os servidores' },
  { icone: 'headset', numero: '24 horas', texto: 'de suporte, por chamado, em português' },
  { icone: 'activity', numero: UPTIME, texto: 'de uptime garantido' },
  TRIAL,
  { icone: 'gauge', numero: '24 horas', texto: 'de monitoramento de rede e servidores' },
];

/** What stands in the place of a trial where there is none: in how many days the money comes back. */
function instead({ reembolso }: Familia): Claim {
  return {
    icone: 'undo-2',
    numero: reembolso ? '30 dias' : '7 dias',
    texto: reembolso ? 'para pedir reembolso' : 'para desistir',
  };
}

/** The quality block of every product page (section 2). @param familia whose page it is; none where it is of several */
export function Quality({ familia }: { familia?: Familia }) {
  const claims = familia?.diasDeTeste === 0 ? CLAIMS.map((claim) => (claim === TRIAL ? instead(familia) : claim)) : CLAIMS;
  return (
    <section className="section quality" aria-labelledby="qualidade">
      <div className="wrap">
        <h2 id="qualidade">Qualidade que se mede</h2>
        <ul className="quality__list">
          {claims.map(({ icone, numero, texto }) => (
            <li key={texto}>
              <Icon name={icone} size={22} />
              <strong>{numero}</strong>
              <span>
                {texto}
                {numero === UPTIME && <UptimeMark />}
              </span>
            </li>
          ))}
        </ul>
        <UptimeNote />
      </div>
    </section>
  );
}
