import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { usePublicContext } from '../../publicPage.tsx';

/** The provider's own control panel. */
export default function Panel() {
  const { brand } = usePublicContext();
  return (
    <section className="section panel" aria-labelledby="painel">
      <div className="wrap panel__inner">
        <div>
          <p className="eyebrow">Painel próprio</p>
          <h2 id="painel">{brand.PANEL_NAME}: o seu VPS sem linha de comando</h2>
          <p>
            Aplicações em contêineres Docker, domínios com SSL, bancos de dados, logs, monitoramento e firewall, em telas claras e
            em português. Acompanha os planos VPS ICP e VPS n8n, sem licença à parte.
          </p>
          <p className="actions">
            <a className="button button--primary" href="/painel-icp">
              Conheça o painel
            </a>
            {brand.PANEL_DEMO_URL && (
              <a className="button button--ghost-light" href={brand.PANEL_DEMO_URL} rel="noopener" target="_blank">
                Abrir demonstração <Icon name="arrow-right" size={18} />
              </a>
            )}
          </p>
        </div>
        <Picture
          name="painel-loja"
          alt={`Tela da loja de aplicativos do ${brand.PANEL_NAME}`}
          sizes="(min-width: 900px) 600px, 100vw"
        />
      </div>
    </section>
  );
}
