import { Icon } from '../../components/Icon.tsx';
import { usePublicContext } from '../../publicPage.tsx';

/** Who is behind the servers. */
export default function About() {
  const { brand, marca } = usePublicContext();
  return (
    <section className="section about" aria-labelledby="sobre">
      <div className="wrap about__inner">
        <div>
          <p className="eyebrow">Sobre a {brand.BRAND_NAME}</p>
          <h2 id="sobre">{marca.palavras.inicio}</h2>
          <p>{marca.palavras.historia}</p>
          <p className="actions">
            <a className="button button--secondary" href="/sobre-nos">
              Nossa história <Icon name="arrow-right" size={18} />
            </a>
            <a className="button button--ghost" href="/infraestrutura">
              Onde ficam os servidores
            </a>
          </p>
        </div>
        <ul className="about__facts">
          <li>
            <Icon name="shield-check" size={22} /> Anti-DDoS em todos os planos, SSL grátis em toda hospedagem
          </li>
          <li>
            <Icon name="network" size={22} /> Links de 50 Gbps e rede de 600 Gbps
          </li>
          <li>
            <Icon name="map-pin" size={22} /> Servidores no Canadá e nos Estados Unidos
          </li>
          <li>
            <Icon name="undo-2" size={22} /> Sem fidelidade e sem multa de cancelamento
          </li>
        </ul>
      </div>
    </section>
  );
}
