import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Data } from './+data.ts';

/** The three kinds of what can be bought, each with whom it is for and where it begins. */
export function Doors({ portas }: Pick<Data, 'portas'>) {
  return (
    <nav className="wrap doors" aria-label="O que você procura">
      <ul className="doors__list">
        {portas.map(({ desenho, titulo, texto, link, aPartirDe }) => (
          <li key={link}>
            <a href={link}>
              <Drawing src={desenho} />
              <strong>{titulo}</strong>
              <span>{texto}</span>
              {aPartirDe && (
                <span className="doors__price">
                  a partir de <b>{formatarReais(aPartirDe.mensal)}</b>/mês <Icon name="arrow-right" size={18} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p className="doors__help">
        Não sabe qual? <a href="/qual-plano">Responda três perguntas</a> e veja o seu plano.
      </p>
    </nav>
  );
}
