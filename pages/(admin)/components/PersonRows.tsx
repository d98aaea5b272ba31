import { Link } from '@tanstack/react-router';
import type { PessoaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { mascararCpfCnpj } from '../../../modules/brazil/mascaras.ts';
import { STATUS_DA_MENSAGEM } from '../../../modules/contact/mensagem.ts';
import { instante } from '../format.ts';
import { DataTable } from './DataTable.tsx';
import { OrderStanding, OrderTotal } from './orderCells.tsx';
import { StatusTag } from './StatusTag.tsx';

type Pessoa = PessoaQuery['pessoa'];

/** The orders of a person, the newest first. */
export function PersonOrders({ pessoa: { assinaturas, totalDeAssinaturas } }: { pessoa: Pessoa }) {
  return (
    <section className="person-rows" aria-labelledby="person-orders">
      <h2 id="person-orders">Assinaturas</h2>
      <DataTable
        legenda="Assinaturas desta pessoa"
        linhas={assinaturas}
        colunas={[
          {
            titulo: 'Código',
            mostrar: ({ id, codigo }) => (
              <Link to="/assinaturas" search={{ id }}>
                <span className="code">{codigo}</span>
              </Link>
            ),
          },
          { titulo: 'Chegou', mostrar: ({ criadaEm }) => instante(criadaEm) },
          { titulo: 'Nome', mostrar: ({ nome }) => <strong>{nome}</strong> },
          { titulo: 'CPF/CNPJ', mostrar: ({ cpfCnpj }) => mascararCpfCnpj(cpfCnpj) || '-' },
          { titulo: 'E-mail', mostrar: ({ email }) => email || '-' },
          { titulo: 'Plano', mostrar: ({ plano }) => plano },
          {
            titulo: 'Total',
            mostrar: (linha) => <OrderTotal {...linha} />,
          },
          {
            titulo: 'Status',
            mostrar: (linha) => <OrderStanding {...linha} />,
          },
        ]}
      />
      <NotAll mostradas={assinaturas.length} total={totalDeAssinaturas} />
    </section>
  );
}

/** The messages of a person, the newest first. */
export function PersonMessages({ pessoa: { mensagens, totalDeMensagens } }: { pessoa: Pessoa }) {
  return (
    <section className="person-rows" aria-labelledby="person-messages">
      <h2 id="person-messages">Mensagens</h2>
      <DataTable
        legenda="Mensagens desta pessoa"
        linhas={mensagens}
        colunas={[
          {
            titulo: 'Assunto',
            mostrar: ({ id, assunto }) => (
              <Link to="/mensagens" search={{ id }}>
                {assunto}
              </Link>
            ),
          },
          { titulo: 'Chegou', mostrar: ({ criadaEm }) => instante(criadaEm) },
          { titulo: 'Nome', mostrar: ({ nome }) => <strong>{nome}</strong> },
          { titulo: 'E-mail', mostrar: ({ email }) => email },
          { titulo: 'Status', mostrar: ({ status }) => <StatusTag tabela={STATUS_DA_MENSAGEM} status={status} /> },
        ]}
      />
      <NotAll mostradas={mensagens.length} total={totalDeMensagens} />
    </section>
  );
}

function NotAll({ mostradas, total }: { mostradas: number; total: number }) {
  if (mostradas === total) return null;
  return (
    <p>
      As {mostradas} mais novas, de {total.toLocaleString('pt-BR')}.
    </p>
  );
}
