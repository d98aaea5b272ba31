import { PlanCard } from '../../components/PlanCard.tsx';
import { WhatsAppLink } from '../../components/WhatsAppLink.tsx';
import type { Data } from './+data.ts';

/** The one plan that the answers lead to, with the reason; or that there is none. */
export function Answer({ escolhido }: { escolhido: NonNullable<Data['escolhido']> | null }) {
  if (!escolhido)
    return (
      <section id="plano" className="section chosen" tabIndex={-1} aria-labelledby="plano-escolhido">
        <div className="wrap">
          <h2 id="plano-escolhido">Nenhum plano serve neste momento</h2>
          <p className="notice">
            Não há plano à venda para estas respostas. Mude uma delas ou <a href="/atendimento">fale conosco pelo atendimento</a>.
          </p>
        </div>
      </section>
    );
  const { familia, plano, nome, motivo, ressalva, pergunta } = escolhido;
  return (
    <section id="plano" className="section chosen" tabIndex={-1} aria-labelledby="plano-escolhido">
      <div className="wrap chosen__inner">
        <div>
          <p className="eyebrow">O seu plano</p>
          <h2 id="plano-escolhido">{nome}</h2>
          <p className="chosen__reason">{motivo}</p>
          {ressalva && <p className="notice">{ressalva}</p>}
          {pergunta && (
            <p className="actions">
              <a className="button button--primary" href="/atendimento">
                Falar conosco antes
              </a>
              <WhatsAppLink as="button" mensagem={pergunta}>
                Perguntar no WhatsApp
              </WhatsAppLink>
            </p>
          )}
          <p>
            <a href={familia.rota}>Veja todos os planos {familia.nome}</a> ou <a href="#perguntas">mude as respostas</a>.
          </p>
        </div>
        <div>
          <PlanCard plano={plano} familia={familia} periodo={familia.periodoPadrao} popular={false} loud={!pergunta} />
        </div>
      </div>
    </section>
  );
}
