import { CardGrid } from '../../components/CardGrid.tsx';
import { Faq } from '../../components/Faq.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { DataCenterMap } from './DataCenterMap.tsx';
import { Latency } from './Latency.tsx';

export default function Page() {
  const { dataCenters, especificacoes, seguranca, faq } = useData<Data>();
  return (
    <>
      <PageHero
        rotulo="Infraestrutura"
        titulo="Onde os seus dados moram"
        texto="Servidores no Canadá e nos Estados Unidos, em data centers com links de 50 Gbps e uma rede de 600 Gbps, vigiados 24 horas por dia."
      />
      <CardGrid titulo="Especificações dos data centers" itens={especificacoes} variant="plain" />
      <section className="section map" aria-labelledby="mapa">
        <div className="wrap map__inner">
          <div>
            <h2 id="mapa">Na América do Norte, de 140 a 160 ms do Brasil</h2>
            <Latency dataCenters={dataCenters} />
          </div>
          <DataCenterMap />
        </div>
      </section>
      <CardGrid titulo="Segurança em camadas" itens={seguranca} variant="plain" />
      <Faq perguntas={faq} />
    </>
  );
}
