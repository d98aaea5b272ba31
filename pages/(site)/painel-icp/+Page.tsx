import { AppGrid } from '../../components/AppGrid.tsx';
import { APLICATIVOS } from '../../components/aplicativos.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import { Faq } from '../../components/Faq.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Quality } from '../../components/Quality.tsx';
import { useData, usePublicContext } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { Gallery } from './Gallery.tsx';

export default function Page() {
  const { telas, vantagens, faq } = useData<Data>();
  const { brand } = usePublicContext();
  return (
    <>
      <PageHero
        rotulo="Painel ICP"
        titulo={`${brand.PANEL_NAME}: o seu VPS sem linha de comando`}
        texto="Publique aplicações em contêineres Docker com domínios, SSL grátis ou pago, bancos de dados, logs, monitoramento, firewall e proteção contra força bruta. Acompanha o VPS ICP, sem licença à parte."
      >
        <p className="actions">
          <a className="button button--primary" href="/plano-vps-icp">
            Contratar VPS com painel
          </a>
          {brand.PANEL_DEMO_URL && (
            <a className="button button--ghost-light" href={brand.PANEL_DEMO_URL} rel="noopener" target="_blank">
              Abrir demonstração
            </a>
          )}
        </p>
      </PageHero>
      <Gallery telas={telas} />
      <Quality />
      <CardGrid titulo="Nove razões para usar o painel" itens={vantagens} variant="plain" />
      <section className="section apps" aria-labelledby="aplicativos">
        <div className="wrap">
          <header className="section__head">
            <h2 id="aplicativos">Dezenove aplicativos na loja, além do n8n</h2>
            <p>
              Cada um no seu contêiner, com atualização por botão. O que não está na loja sobe pelo seu próprio docker-compose.
            </p>
          </header>
          <AppGrid aplicativos={APLICATIVOS.filter(({ nome }) => nome !== 'n8n')} />
          <p className="actions">
            <a className="button button--primary" href="/plano-vps-icp">
              Ver planos VPS ICP
            </a>
          </p>
        </div>
      </section>
      <Faq perguntas={faq} />
    </>
  );
}
