import type { AssinaturaAbertaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { escreverDia } from '../../../modules/editing/dia.ts';
import { instante, reais } from '../format.ts';

type Linha = Pick<
  AssinaturaAbertaQuery['assinatura'],
  | 'linhas'
  | 'valor'
  | 'valorConferido'
  | 'registroPorAno'
  | 'aReceber'
  | 'testeAcabouEm'
  | 'pagaEm'
  | 'pagamentoNaFamilia'
  | 'dominio'
>;

/** The price of an order as its customer reads it on page and letter: line by line, the total, and what is due now. */
export function OrderPrice({ linha }: { linha: Linha }) {
  const { linhas, valor, valorConferido, registroPorAno, dominio } = linha;
  return (
    <section className="facts" aria-labelledby="order-price-title">
      <h3 id="order-price-title">Preço</h3>
      <dl>
        {linhas.map(({ descricao, valor: parte }) => (
          <div key={descricao}>
            <dt>{descricao}</dt>
            <dd>{parte < 0 ? `− ${reais(-parte)}` : reais(parte)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <strong>Total do período</strong>
          </dt>
          <dd>
            <strong>{reais(valor)}</strong>
            {!valorConferido && ', não conferido: o cliente não o vê'}
          </dd>
        </div>
        <div>
          <dt>A receber agora</dt>
          <dd>{dueNow(linha)}</dd>
        </div>
        {registroPorAno !== null && (
          <div>
            <dt>Domínio {dominio}, à parte</dt>
            <dd>{reais(registroPorAno)}/ano</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function dueNow({ aReceber, testeAcabouEm, valor, pagaEm, pagamentoNaFamilia, valorConferido }: Linha): string {
  if (aReceber > 0) return reais(aReceber);
  if (testeAcabouEm)
    return `Nada: o teste acabou em ${escreverDia(testeAcabouEm)}, e não consta pagamento. Se o cliente ficou com o plano, são ${reais(valor)}.`;
  if (pagaEm) return `Nada: consta como paga em ${instante(pagaEm)}`;
  if (pagamentoNaFamilia) return `Nada. ${pagamentoNaFamilia}`;
  return valorConferido ? 'Nada' : 'Nada enquanto o valor não é conferido';
}
