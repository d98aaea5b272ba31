import { Link } from '@tanstack/react-router';
import { contadas } from '../../../modules/editing/numero.ts';
import type { Permitido } from '../../../modules/roles/papel.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { Conversion } from '../components/Conversion.tsx';
import { DayChart } from '../components/DayChart.tsx';
import { DayTable } from '../components/DayTable.tsx';
import { layersOf } from '../components/layers.ts';
import { Sums, TopPlans } from '../components/Sums.tsx';
import { Today } from '../components/Today.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { Waiting } from '../components/Waiting.tsx';
import { dia, meses, reais } from '../format.ts';
import { dashboardQuestion } from './dashboard.screen.ts';

/** What whoever reads it comes for. */
function whatFor({ muda }: Permitido): string {
  if (muda.includes('catalogo')) return 'gerenciar banners, destaques, depoimentos, planos, cupons e o que chegou pelo site';
  return muda.includes('pedidos')
    ? 'atender assinaturas e mensagens e ver o que a loja oferece'
    : 'ver assinaturas, mensagens e o que a loja oferece';
}

/** Home: the welcome of section 2.4, and what staff would rather see than read. */
export default function Dashboard() {
  const { painelAdmin: painel } = useAnswer(dashboardQuestion);
  const { brand, usuario, permitido, tipos } = useSignedIn();
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  const nomeDoTipo = (tipo: string) => rotuloDoTipo.get(tipo.replaceAll('-', '_')) ?? 'Sem plano';
  const total = painel.porDia.reduce((soma, { valor }) => soma + valor, 0);
  const pedidos = painel.porDia.reduce((soma, { quantidade }) => soma + quantidade, 0);
  const camadas = layersOf(painel.porPlanoTipo, nomeDoTipo);
  return (
    <>
      <h1>Bem-vindo à administração da {brand.BRAND_NAME}</h1>
      <p>
        Olá, {usuario}. Use o menu lateral para {whatFor(permitido)}.
      </p>
      <Waiting painel={painel} />
      <Today comparacao={painel.comparacao} />
      <Conversion conversao={painel.conversao} />
      <section className="days" aria-labelledby="days">
        <h2 id="days">Assinaturas por dia</h2>
        <p>
          <Link to="/assinaturas" search={{ de: painel.porDia[0]?.chave }}>
            {contadas(pedidos, 'assinatura', 'assinaturas')} em 30 dias
          </Link>
          {pedidos > 0 && `, ${reais(total)}`}
        </p>
        {pedidos > 0 && <DayChart dias={painel.porDia} camadas={camadas} />}
        {pedidos > 0 && <DayTable dias={painel.porDia} camadas={camadas} />}
      </section>
      <div className="sums">
        <TopPlans titulo="Planos mais pedidos" planos={painel.planosMaisPedidos} tipo={nomeDoTipo} />
        <TopPlans titulo="Planos de maior valor" planos={painel.planosDeMaiorValor} tipo={nomeDoTipo} />
        <Sums titulo="Por família" cada="Família" somas={painel.porPlanoTipo} nome={({ chave }) => nomeDoTipo(chave)} />
        <Sums titulo="Por período" cada="Período" somas={painel.porPeriodo} nome={({ chave }) => meses(Number(chave))} />
        <Sums titulo="Cupons usados" cada="Cupom" somas={painel.porCupom} nome={({ chave }) => chave} />
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
