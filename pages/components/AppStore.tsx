import { usePublicContext } from '../publicPage.tsx';
import { AppGrid } from './AppGrid.tsx';
import { APLICATIVOS } from './aplicativos.ts';
import { Icon } from './Icon.tsx';

/** The store of twenty applications, with the way to the panel's page and its demonstration. */
export function AppStore() {
  const { brand } = usePublicContext();
  return (
    <section className="section apps" aria-labelledby="loja">
      <div className="wrap">
        <header className="section__head">
          <h2 id="loja">Loja de aplicativos</h2>
          <p>
            Vinte aplicações prontas para instalar no {brand.PANEL_NAME}, o n8n entre elas, cada uma no seu contêiner. E qualquer
            outra que tenha uma imagem Docker.
          </p>
        </header>
        <AppGrid aplicativos={APLICATIVOS} />
        <p className="actions">
          <a className="button button--secondary" href="/painel-icp">
            Conheça o painel ICP <Icon name="arrow-right" size={18} />
          </a>
          {brand.PANEL_DEMO_URL && (
            <a className="button button--ghost" href={brand.PANEL_DEMO_URL} rel="noopener" target="_blank">
              Abrir demonstração
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
