import { useAnswer } from '../components/useAnswer.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { dashboardQuestion } from './dashboard.screen.ts';
import { Link } from '@tanstack/react-router';
import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { ASSINATURA_ESPERANDO } from '../../../modules/checkout/assinatura.ts';
import { MENSAGEM_ESPERANDO } from '../../../modules/contact/mensagem.ts';
import { EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE } from '../../../modules/outbox/entrega.ts';
import { DayChart } from '../components/DayChart.tsx';
import { dia, meses, reais } from '../format.ts';

type Soma = PainelQuery['painelAdmin']['porDia'][number];

/** Home: the welcome of section 2.4, and what staff would rather see than read. */
export default function Dashboard() {
  const { painelAdmin: painel } = useAnswer(dashboardQuestion);
  const { brand, usuario, tipos } = useSignedIn();
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  const total = painel.porDia.reduce((soma, { valor }) => soma + valor, 0);
  const pedidos = painel.porDia.reduce((soma, { quantidade }) => soma + quantidade, 0);
  return (
    <>
      <h1>Bem-vindo à administração da {brand.BRAND_NAME}</h1>
      <p>
        Olá, {usuario}. Use o menu lateral para gerenciar banners, destaques, depoimentos, planos, cupons e o que chegou pelo
        site.
      </p>
      <ul className="figures">
        <li>
          <Link to="/assinaturas" search={{ status: ASSINATURA_ESPERANDO }}>
            <strong>{painel.assinaturasNovas}</strong> assinaturas esperando
          </Link>
        </li>
        <li>
          <Link to="/mensagens" search={{ status: MENSAGEM_ESPERANDO }}>
            <strong>{painel.mensagensNovas}</strong> mensagens esperando
          </Link>
        </li>
        {painel.valoresPorConferir > 0 && (
          <li>
            <Link to="/assinaturas" search={{ conferir: 'sim' }}>
              <strong>{painel.valoresPorConferir}</strong> com valor por conferir, fora das somas
            </Link>
          </li>
        )}
        {painel.avisosDesistidos > 0 && (
          <li>
            <Link to="/entregas" search={{ estado: 'desistida' }}>
              <strong>{painel.avisosDesistidos}</strong> {painel.avisosDesistidos === 1 ? 'aviso ou e-mail' : 'avisos ou e-mails'}{' '}
              sem entrega
            </Link>
          </li>
        )}
        {painel.confirmacoesEmEspera > 0 && (
          <li>
            <Link to="/entregas" search={{ estado: 'esperando', destino: EMAIL_AO_CLIENTE }}>
              <strong>{painel.confirmacoesEmEspera}</strong>{' '}
              {painel.confirmacoesEmEspera === 1
                ? 'e-mail a cliente espera a vez dele'
                : 'e-mails a clientes esperam a vez deles'}
              : muitos pedidos de endereços novos
            </Link>
          </li>
        )}
        {painel.emailsDaEquipeEmEspera > 0 && (
          <li>
            <Link to="/entregas" search={{ estado: 'esperando', destino: EMAIL_A_EQUIPE }}>
              <strong>{painel.emailsDaEquipeEmEspera}</strong>{' '}
              {painel.emailsDaEquipeEmEspera === 1 ? 'e-mail à equipe espera' : 'e-mails à equipe esperam'} alguns minutos: foram
              muitos, e vão juntos em um só
            </Link>
          </li>
        )}
        {painel.webhooksPausados > 0 && (
          <li>
            <Link to="/webhooks">
              <strong>{painel.webhooksPausados}</strong> {painel.webhooksPausados === 1 ? 'webhook pausado' : 'webhooks pausados'}
            </Link>
          </li>
        )}
        <Figure numero={pedidos} texto="assinaturas em 30 dias" />
        <Figure numero={reais(total)} texto="em assinaturas em 30 dias" />
      </ul>
      <section aria-labelledby="days">
        <h2 id="days">Assinaturas por dia</h2>
        <DayChart dias={painel.porDia} />
      </section>
      <div className="sums">
        <Sums
          titulo="Por família"
          somas={painel.porPlanoTipo}
          nome={(chave) => rotuloDoTipo.get(chave.replaceAll('-', '_')) ?? 'Sem plano'}
        />
        <Sums titulo="Por período" somas={painel.porPeriodo} nome={(chave) => meses(Number(chave))} />
        <Sums titulo="Cupons usados" somas={painel.porCupom} nome={(chave) => chave} />
        <section aria-labelledby="expiring">
          <h2 id="expiring">Banners que saem do ar em 7 dias</h2>
          {painel.bannersPorVencer.length === 0 && <p className="empty">Nenhum.</p>}
          <ul>
            {painel.bannersPorVencer.map(({ id, nome, dataFim }) => (
              <li key={id}>
                <Link to="/banner">{nome}</Link>, até {dia(dataFim)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Figure({ numero, texto }: { numero: number | string; texto: string }) {
  return (
    <li>
      <Link to="/assinaturas">
        <strong>{numero}</strong> {texto}
      </Link>
    </li>
  );
}

function Sums({ titulo, somas, nome }: { titulo: string; somas: readonly Soma[]; nome: (chave: string) => string }) {
  return (
    <section className="sum">
      <h2>{titulo}</h2>
      {somas.length === 0 && <p className="empty">Nada em 30 dias.</p>}
      {somas.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{titulo}</th>
              <th scope="col">Assinaturas</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {somas.map(({ chave, quantidade, valor }) => (
              <tr key={chave}>
                <th scope="row">{nome(chave)}</th>
                <td>{quantidade}</td>
                <td>{reais(valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
