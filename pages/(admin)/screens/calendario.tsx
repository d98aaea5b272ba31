import { Link, useSearch } from '@tanstack/react-router';
import { diasDoMes, outroMes, TIPOS, type TipoNoCalendario } from '../../../modules/calendar/calendario.ts';
import { DaysHead, DaysOnAir } from '../components/DaysOnAir.tsx';
import { ListLink } from '../components/ListLink.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { dia, nomeDoMes } from '../format.ts';
import { calendarioQuestion } from './calendario.screen.ts';

/** The screen on which rows of each kind are changed. */
const TELAS = {
  preco: '/planos',
  destaque: '/destaques',
  banner: '/banner',
  bannericp: '/bannericp',
  cupom: '/cupons',
  aviso: '/avisos',
} as const satisfies Record<TipoNoCalendario, string>;

/** What is on air when, month by month. */
export default function CalendarScreen() {
  const { calendario } = useAnswer(calendarioQuestion(useSearch({ from: '/calendario' })));
  const { mes, hoje, itens } = calendario;
  const dias = diasDoMes(mes);
  const tipos = (Object.keys(TIPOS) as TipoNoCalendario[]).filter((tipo) => itens.some((um) => um.tipo === tipo));
  return (
    <>
      <h1>Calendário</h1>
      <p>O que tem dias e está ou estaria no ar no mês. O site muda sozinho à meia-noite, no horário de São Paulo.</p>
      <nav className="calendar__months" aria-label="Meses">
        <ListLink changes={{ mes: outroMes(mes, -1) }}>
          <span aria-hidden>←</span> {nomeDoMes(outroMes(mes, -1))}
        </ListLink>
        <h2 aria-live="polite">{nomeDoMes(mes)}</h2>
        <ListLink changes={{ mes: outroMes(mes, 1) }}>
          {nomeDoMes(outroMes(mes, 1))} <span aria-hidden>→</span>
        </ListLink>
        {mes !== hoje.slice(0, 7) && <ListLink changes={{ mes: undefined }}>Este mês</ListLink>}
      </nav>
      {itens.length === 0 ? (
        <p>
          Nada com dias em {nomeDoMes(mes)}. Um preço se agenda no plano, em <Link to="/planos">Planos</Link>; destaques, banners
          e cupons têm primeiro e último dia.
        </p>
      ) : (
        <div className="table-scroll">
          <table className="table calendar">
            <caption className="visually-hidden">O que tem dias em {nomeDoMes(mes)}</caption>
            <thead>
              <tr>
                <th scope="col">O quê</th>
                <th scope="col">Dias</th>
                <th scope="col">Situação</th>
                <th className="calendar__days" scope="col">
                  <span className="visually-hidden">Desenhado</span>
                  <DaysHead dias={dias} />
                </th>
              </tr>
            </thead>
            {tipos.map((tipo) => (
              <tbody key={tipo}>
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {TIPOS[tipo]}
                  </th>
                </tr>
                {itens
                  .filter((um) => um.tipo === tipo)
                  .map(({ linhaId, rotulo, detalhe, dataInicio, dataFim, situacao }) => (
                    <tr key={linhaId}>
                      <th scope="row">
                        <Link to={TELAS[tipo]} search={{ busca: rotulo }}>
                          {rotulo}
                        </Link>
                        {detalhe && <small>{detalhe}</small>}
                      </th>
                      <td>{entreDias(dataInicio, dataFim)}</td>
                      <td>
                        <span className="tag">{situacao}</span>
                      </td>
                      <td className="calendar__days">
                        <DaysOnAir dias={dias} hoje={hoje} linha={{ dataInicio, dataFim, counts: CONTA.has(situacao) }} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </>
  );
}

/** What is not switched off. */
const CONTA: ReadonlySet<string> = new Set(['No ar', 'Agendado', 'Encerrado']);

/** "05/12/2026 a 10/12/2026", "desde 05/12/2026", "até 10/12/2026". */
function entreDias(inicio: string | null, fim: string | null): string {
  if (inicio === null) return `até ${dia(fim)}`;
  if (fim === null) return `desde ${dia(inicio)}`;
  return inicio === fim ? dia(inicio) : `${dia(inicio)} a ${dia(fim)}`;
}
