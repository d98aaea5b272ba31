import { MESES } from '../../../modules/catalogue/periodo.ts';
import { STATUS_DA_ASSINATURA, STATUS_DA_EQUIPE } from '../../../modules/checkout/assinatura.ts';
import { callAdmin } from '../adminApi.ts';
import { AtenderAssinatura } from '../atendimento.adminQuery.ts';
import type { AssinaturaStatus } from '../../../graphql/generated/admin/graphql.ts';
import type { Opcao } from '../components/formTable.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Facts } from '../components/Facts.tsx';
import { FilterBar, FilterSelect } from '../components/FilterBar.tsx';
import { FilterDay } from '../components/FilterDay.tsx';
import { HandlingForm } from '../components/HandlingForm.tsx';
import { PriceConfirmation } from '../components/PriceConfirmation.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { RowHistory } from '../components/RowHistory.tsx';
import { opcoesDe, StatusTag } from '../components/StatusTag.tsx';
import { useListAddress } from '../components/useListAddress.ts';
import { instante, meses, reais } from '../format.ts';
import type { DataOf } from './listas.data.ts';

const OPCOES = opcoesDe(STATUS_DA_ASSINATURA);
const PERIODOS: Opcao[] = [...MESES].map((periodo) => ({ valor: String(periodo), rotulo: meses(periodo) }));

/** Assinaturas: the orders, and the one that is open (D27). */
export function OrderScreen({ lista, aberta, tipos, exportacao }: DataOf<'assinaturas'>) {
  const { address } = useListAddress();
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <>
      <h1>Assinaturas</h1>
      <FilterBar procura="Nome, e-mail, CPF/CNPJ, domínio ou id">
        <FilterSelect nome="status" rotulo="Status" opcoes={OPCOES} />
        <FilterSelect nome="planoTipo" rotulo="Família" opcoes={tipos} />
        <FilterSelect nome="periodo" rotulo="Período" opcoes={PERIODOS} />
        <FilterDay nome="de" rotulo="De" />
        <FilterDay nome="ate" rotulo="Até" />
      </FilterBar>
      <p>
        <a className="admin-button" href={exportacao} download>
          Exportar CSV
        </a>
      </p>
      <div className={aberta ? 'inbox inbox--open' : 'inbox'}>
        <div>
          <DataTable
            legenda="Assinaturas"
            aberta={aberta?.id}
            linhas={lista.itens}
            colunas={[
              { titulo: 'Id', mostrar: ({ id }) => <a href={address({ id })}>{id}</a> },
              { titulo: 'Chegou', mostrar: ({ criadaEm }) => instante(criadaEm) },
              {
                titulo: 'Nome',
                ordenar: 'nome',
                mostrar: ({ id, nome }) => (
                  <a href={address({ id })}>
                    <strong>{nome}</strong>
                  </a>
                ),
              },
              { titulo: 'Família', mostrar: ({ planoTipo }) => rotuloDoTipo.get(planoTipo ?? '') ?? '-' },
              { titulo: 'Período', mostrar: ({ pagamento }) => meses(pagamento) },
              {
                titulo: 'Total',
                ordenar: 'valor',
                mostrar: ({ valor, valorConferido }) => (
                  <>
                    {reais(valor)}
                    {!valorConferido && <span className="tag tag--warn">valor não conferido</span>}
                  </>
                ),
              },
              {
                titulo: 'Status',
                ordenar: 'status',
                mostrar: ({ status, substituiId, substituidaPorId }) => (
                  <>
                    <StatusTag tabela={STATUS_DA_ASSINATURA} status={status} />{' '}
                    {substituidaPorId && <span className="tag tag--warn">corrigida pela {substituidaPorId}</span>}
                    {substituiId && <span className="tag">corrige a {substituiId}</span>}
                  </>
                ),
              },
            ]}
          />
          <Pagination total={lista.total} />
        </div>
        {aberta && <OpenOrder key={aberta.id} aberta={aberta} addressOf={(id) => address({ id })} />}
      </div>
    </>
  );
}

interface OpenOrderProps {
  aberta: NonNullable<DataOf<'assinaturas'>['aberta']>;
  /** Where another order is opened; where none is, without an id. */
  addressOf: (id: string | undefined) => string;
}

function OpenOrder({ aberta, addressOf }: OpenOrderProps) {
  return (
    <article className="inbox__detail" aria-labelledby="order-title">
      <p>
        <a href={addressOf(undefined)}>Fechar</a>
      </p>
      <h2 id="order-title">
        Assinatura {aberta.id}: {aberta.nome}
      </h2>
      {(!aberta.valorConferido || aberta.planoId === null) && <PriceConfirmation linha={aberta} />}
      {aberta.substituidaPorId && (
        <p className="tag tag--warn">
          O cliente corrigiu este pedido: vale a{' '}
          <a href={addressOf(aberta.substituidaPorId)}>assinatura {aberta.substituidaPorId}</a>.
        </p>
      )}
      {aberta.substituiId && (
        <p>
          Corrige a <a href={addressOf(aberta.substituiId)}>assinatura {aberta.substituiId}</a>, cuja resposta o cliente não
          recebeu.
        </p>
      )}
      <HandlingForm
        linha={aberta}
        opcoes={OPCOES.filter(({ valor }) => valor === aberta.status || STATUS_DA_EQUIPE.some((status) => status === valor))}
        salvar={async ({ status, ...variables }) => {
          const { atenderAssinatura } = await callAdmin(AtenderAssinatura, {
            ...variables,
            status: status as AssinaturaStatus | null,
          });
          return atenderAssinatura;
        }}
      />
      <Facts
        grupos={[
          [
            'Pedido',
            [
              ['Plano', aberta.plano],
              ['Período', meses(aberta.pagamento)],
              ['Total', reais(aberta.valor)],
              ['Cupom', aberta.cupom],
              ['Sistema operacional', aberta.selectedSystem],
              [
                'Espaço adicional',
                aberta.espacoAdicional && `${aberta.espacoAdicional} GB, ${reais(aberta.valorEspacoAdicional)}`,
              ],
              ['IP adicional', aberta.ipAdicional && `${aberta.ipAdicional}, ${reais(aberta.valorIpAdicional)}`],
              ['Domínio', aberta.dominio],
              ['Escolha do domínio', aberta.dominioRegistro],
              ['Chegou em', instante(aberta.criadaEm)],
              ['Identificador público', aberta.clienteIdB],
            ],
          ],
          [
            'Assinante',
            [
              ['Nome', aberta.nome],
              ['CPF/CNPJ', aberta.cpfCnpj],
              ['E-mail', aberta.email],
              ['E-mail alternativo', aberta.emailCopia],
              ['Celular ou WhatsApp', aberta.telCel],
              ['Endereço', `${aberta.endereco}, ${aberta.numero} ${aberta.complemento}`],
              ['Bairro', aberta.bairro],
              ['Cidade', `${aberta.cidade}/${aberta.estado}`],
              ['CEP', aberta.cep],
              ['Como conheceu', aberta.indicacao],
              ['Informações adicionais', aberta.infoAdicional],
            ],
          ],
          ['Plano e cupom como eram', aberta.dadosGuardados.map(({ campo, conteudo }) => [campo, conteudo])],
        ]}
      />
      <RowHistory key={aberta.versao} tabela="pedido" id={aberta.id} rotulo={aberta.nome} />
    </article>
  );
}
