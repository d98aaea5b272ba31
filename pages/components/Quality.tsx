import { UPTIME } from '../../modules/contract/disponibilidade.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { UptimeMark, UptimeNote } from './Uptime.tsx';

const CLAIMS: readonly { icone: IconName; numero: string; texto: string }[] = [
  { icone: 'hard-drive', numero: 'NVMe SSD', texto: 'em RAID 10, em todos os servidores' },
  { icone: 'headset', numero: '24 horas', texto: 'de suporte, por chamado, em português' },
  { icone: 'activity', numero: UPTIME, texto: 'de uptime garantido' },
  { icone: 'gift', numero: '14 dias', texto: 'grátis, exceto VPS e dedicados' },
  { icone: 'gauge', numero: '24 horas', texto: 'de monitoramento de rede e servidores' },
];

/** The quality block of every product page (section 2). */
export function Quality() {
  return (
    <section className="section quality" aria-labelledby="qualidade">
      <div className="wrap">
        <h2 id="qualidade">Qualidade que se mede</h2>
        <ul className="quality__list">
          {CLAIMS.map(({ icone, numero, texto }) => (
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
