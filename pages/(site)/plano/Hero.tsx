import type { ReactNode } from 'react';
import type { Familia } from '../../../modules/catalogue/familia.ts';
import { UPTIME } from '../../../modules/contract/disponibilidade.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { Icon } from '../../components/Icon.tsx';
import { UptimeMark } from '../../components/Uptime.tsx';
import type { Data } from './+data.ts';

const UPTIME_NOTE = `${UPTIME} de uptime`;

interface HeroProps {
  familia: Familia;
  conteudo: Data['conteudo'];
  desenho: Data['desenho'];
  toggle: ReactNode;
}

/** Heading, notes and period toggle of a plan page. */
export function Hero({ familia, conteudo, desenho, toggle }: HeroProps) {
  return (
    <section className="hero hero--drawn">
      <div className="wrap hero__inner">
        <Drawing src={desenho} />
        <p className="eyebrow">{familia.nome}</p>
        <h1>{conteudo.chamada}</h1>
        <p className="hero__text">{conteudo.texto}</p>
        <p className="hero__fit">
          Para {conteudo.paraQuem}; se {conteudo.outra.quando}, prefira <a href={conteudo.outra.rota}>{conteudo.outra.nome}</a>.
        </p>
        <ul className="hero__notes">
          {notas(familia).map((nota) => (
            <li key={nota}>
              <Icon name="check" size={18} /> {nota}
              {nota === UPTIME_NOTE && <UptimeMark />}
            </li>
          ))}
        </ul>
        {conteudo.beneficios && (
          <ul className="hero__benefits">
            {conteudo.beneficios.map(({ icone, titulo, texto }) => (
              <li key={titulo}>
                <Icon name={icone} size={24} />
                <strong>{titulo}</strong>
                <span>{texto}</span>
              </li>
            ))}
          </ul>
        )}
        {toggle}
      </div>
    </section>
  );
}

/** Trial, refund and upgrade rules of the family, in a few words (section 9). */
function notas({ linha, diasDeTeste, reembolso, upgrade }: Familia): string[] {
  if (diasDeTeste > 0) return [`${diasDeTeste} dias grátis`, 'Troca de plano pelo painel', 'Sem fidelidade'];
  return [
    reembolso ? 'Reembolso em até 30 dias' : 'Acesso após a confirmação do pagamento',
    linha === 'vps' && upgrade ? 'Upgrade quando precisar' : UPTIME_NOTE,
    'Sem fidelidade',
  ];
}
