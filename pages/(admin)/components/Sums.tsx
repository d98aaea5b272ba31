import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { reais } from '../format.ts';

type Painel = PainelQuery['painelAdmin'];
type Soma = Pick<Painel['porPeriodo'][number], 'chave' | 'quantidade' | 'valor'>;
type SomaDePlano = Painel['planosMaisPedidos'][number];

interface SumsProps<Um extends Soma> {
  titulo: string;
  /** What each of them is. */
  cada: string;
  somas: readonly Um[];
  nome: (soma: Um) => ReactNode;
}

/** Sums of thirty days, seen from one side. */
export function Sums<Um extends Soma>({ titulo, cada, somas, nome }: SumsProps<Um>) {
  return (
    <section className="sum">
      <h2>{titulo}</h2>
      {somas.length === 0 && <p className="empty">Nada em 30 dias.</p>}
      {somas.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{cada}</th>
              <th scope="col">Assinaturas</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {somas.map((soma) => (
              <tr key={soma.chave}>
                <th scope="row">{nome(soma)}</th>
                <td>{soma.quantidade}</td>
                <td>{reais(soma.valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The plans that lead, each of which leads to itself in the catalogue while it is there. */
export function TopPlans({
  titulo,
  planos,
  tipo,
}: {
  titulo: string;
  planos: readonly SomaDePlano[];
  tipo: (nome: string) => string;
}) {
  const name = ({ nome, planoTipo, cadastrado }: SomaDePlano) => (
    <>
      {cadastrado && planoTipo ? (
        <Link to="/planos" search={{ busca: nome, tipo: planoTipo }}>
          {nome}
        </Link>
      ) : (
        nome
      )}
      <span className="age">
        {planoTipo ? tipo(planoTipo) : 'Sem tipo'}
        {!cadastrado && ', excluído'}
      </span>
    </>
  );
  return <Sums titulo={titulo} cada="Plano" somas={planos} nome={name} />;
}
