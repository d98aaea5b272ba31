import { CardGrid } from '../../components/CardGrid.tsx';
import { Faq } from '../../components/Faq.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { DataCenterMap } from './DataCenterMap.tsx';

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
            <h2 id="mapa">Perto da América do Sul, longe dos preços daqui</h2>
            <table className="map__table">
              <caption>Tempo de resposta (ping) a partir do Brasil</caption>
              <thead>
                <tr>
                  <th scope="col">Data center</th>
                  <th scope="col">Ping</th>
                </tr>
              </thead>
              <tbody>
                {dataCenters.map(({ cidade, pais, ping }) => (
                  <tr key={cidade}>
                    <th scope="row">
                      {cidade} <small>{pais}</small>
                    </th>
                    <td>{ping}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <DataCenterMap />
        </div>
      </section>
      <CardGrid titulo="Segurança em camadas" itens={seguranca} variant="plain" />
      <Faq perguntas={faq} />
    </>
  );
}
