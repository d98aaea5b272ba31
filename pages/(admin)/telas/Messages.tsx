import type { MensagemStatus } from '../../../graphql/generated/admin/graphql.ts';
import { STATUS_DA_MENSAGEM } from '../../../modules/contact/mensagem.ts';
import { callAdmin } from '../adminApi.ts';
import { AtenderMensagem } from '../atendimento.adminQuery.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Facts } from '../components/Facts.tsx';
import { FilterBar, FilterSelect } from '../components/FilterBar.tsx';
import { HandlingForm } from '../components/HandlingForm.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { RowHistory } from '../components/RowHistory.tsx';
import { opcoesDe, StatusTag } from '../components/StatusTag.tsx';
import { useListAddress } from '../components/useListAddress.ts';
import { instante } from '../format.ts';
import type { DataOf } from './listas.data.ts';

const OPCOES = opcoesDe(STATUS_DA_MENSAGEM);

/** Mensagens: what came through the contact page, and the one that is open (D27). */
export function MessageScreen({ lista, aberta, exportacao }: DataOf<'mensagens'>) {
  const { address } = useListAddress();
  return (
    <>
      <h1>Mensagens</h1>
      <FilterBar procura="Nome, e-mail ou assunto">
        <FilterSelect nome="status" rotulo="Status" opcoes={OPCOES} />
      </FilterBar>
      <p>
        <a className="admin-button" href={exportacao} download>
          Exportar CSV
        </a>
      </p>
      <div className={aberta ? 'inbox inbox--open' : 'inbox'}>
        <div>
          <DataTable
            legenda="Mensagens"
            aberta={aberta?.id}
            linhas={lista.itens}
            colunas={[
              { titulo: 'Chegou', mostrar: ({ criadaEm }) => instante(criadaEm) },
              {
                titulo: 'Assunto',
                ordenar: 'assunto',
                mostrar: ({ id, assunto }) => (
                  <a href={address({ id })}>
                    <strong>{assunto}</strong>
                  </a>
                ),
              },
              { titulo: 'Nome', ordenar: 'nome', mostrar: ({ nome }) => nome },
              { titulo: 'E-mail', mostrar: ({ email }) => email },
              {
                titulo: 'Status',
                ordenar: 'status',
                mostrar: ({ status }) => <StatusTag tabela={STATUS_DA_MENSAGEM} status={status} />,
              },
            ]}
          />
          <Pagination total={lista.total} />
        </div>
        {aberta && (
          <article key={aberta.id} className="inbox__detail" aria-labelledby="message-title">
            <p>
              <a href={address({ id: undefined })}>Fechar</a>
            </p>
            <h2 id="message-title">{aberta.assunto}</h2>
            <p className="message">{aberta.mensagem}</p>
            <HandlingForm
              linha={aberta}
              opcoes={OPCOES}
              salvar={async ({ status, ...variables }) => {
                const { atenderMensagem } = await callAdmin(AtenderMensagem, {
                  ...variables,
                  status: status as MensagemStatus | null,
                });
                return atenderMensagem;
              }}
            />
            <Facts
              grupos={[
                [
                  'Quem escreveu',
                  [
                    ['Nome', aberta.nome],
                    ['E-mail', aberta.email],
                    ['Celular', aberta.celular],
                    ['Chegou em', instante(aberta.criadaEm)],
                  ],
                ],
              ]}
            />
            <RowHistory key={aberta.versao} tabela="contato" id={aberta.id} rotulo={aberta.assunto} />
          </article>
        )}
      </div>
    </>
  );
}
