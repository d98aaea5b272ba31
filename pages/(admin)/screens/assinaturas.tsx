import { Fragment } from 'react';
import { useHandling } from '../components/useHandling.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { useAnswer, useAnswerIfAny } from '../components/useAnswer.ts';
import { ListLink } from '../components/ListLink.tsx';
import { useMayChange, useSignedIn } from '../application/signedIn.ts';
import {
  ASSINATURA_TITLE,
  assinaturasExport,
  assinaturasFilter,
  assinaturaQuestion,
  assinaturasQuestion,
} from './assinaturas.screen.ts';
import {
  AssinaturaAbertaDocument,
  type AssinaturaAbertaQuery,
  type AssinaturasQuery,
} from '../../../graphql/generated/admin/graphql.ts';
import {
  AtenderAssinaturaDocument,
  AtenderAssinaturasDocument,
  AtribuirAssinaturaDocument,
} from '../../../graphql/generated/desk/graphql.ts';
import { MESES } from '../../../modules/catalogue/periodo.ts';
import { FILAS_DE_ASSINATURAS } from '../../../modules/checkout/filas.ts';
import { avisaQuemPediu } from '../../../modules/checkout/aviso.ts';
import {
  ASSINATURA_ESPERANDO,
  STATUS_ABERTOS,
  STATUS_DA_ASSINATURA,
  STATUS_DA_EQUIPE,
} from '../../../modules/checkout/assinatura.ts';
import { PALAVRAS_DO_MOTIVO } from '../../../modules/checkout/motivo.ts';
import { ask } from '../adminApi.ts';
import type { Option } from '../components/formTable.ts';
import { Arrived } from '../components/Arrived.tsx';
import { Assignee } from '../components/Assignee.tsx';
import { ContactCorrection } from '../components/ContactCorrection.tsx';
import { DataTable } from '../components/DataTable.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { ABERTAS, FilterAssignee, FilterWord } from '../components/inboxFilters.tsx';
import { FilterDay } from '../components/FilterDay.tsx';
import { PALAVRAS, perguntar, perguntarDeVarias, type Dado } from '../components/orderQuestions.ts';
import { GoOn, useGoOn } from '../components/GoOn.tsx';
import { HandlingForm } from '../components/HandlingForm.tsx';
import { OrderStanding, OrderTotal } from '../components/orderCells.tsx';
import { OrderExchange } from '../components/OrderExchange.tsx';
import { OrderFacts } from '../components/OrderFacts.tsx';
import { OrderHistory } from '../components/OrderHistory.tsx';
import { OrderPrice } from '../components/OrderPrice.tsx';
import { ManyAtOnce } from '../components/ManyAtOnce.tsx';
import { Payment } from '../components/Payment.tsx';
import { PriceConfirmation } from '../components/PriceConfirmation.tsx';
import { Queues } from '../components/Queues.tsx';
import { Reach } from '../components/Reach.tsx';
import { Inbox } from '../components/Inbox.tsx';
import { useChosen } from '../components/useChosen.ts';
import { openLinkOf, useOpenFocus } from '../components/useOpenFocus.ts';
import { optionsOf } from '../components/StatusTag.tsx';
import { meses } from '../format.ts';

const OPCOES = optionsOf(STATUS_DA_ASSINATURA);
const DA_EQUIPE = OPCOES.filter(({ valor }) => STATUS_DA_EQUIPE.some((status) => status === valor));
const MOTIVOS = {
  de: 'cancelada',
  opcoes: Object.entries(PALAVRAS_DO_MOTIVO).map(([valor, rotulo]): Option => ({ valor, rotulo })),
} as const;
const PAGAMENTOS: Option[] = [
  { valor: 'sim', rotulo: 'Pagas' },
  { valor: 'nao', rotulo: 'Não pagas' },
];
const PERIODOS: Option[] = [...MESES].map((periodo) => ({ valor: String(periodo), rotulo: meses(periodo) }));

/** Assinaturas: the orders, and the one that is open (D27). */
export default function AssinaturasScreen() {
  const search = useSearch({ from: '/assinaturas' });
  const { assinaturas: lista } = useAnswer(assinaturasQuestion(search));
  const aberta = useAnswerIfAny(assinaturaQuestion(search.id ?? ''), search.id !== undefined)?.assinatura;
  useOpenFocus(aberta?.id, ASSINATURA_TITLE);
  const ids = lista.itens.map(({ id }) => id);
  const further = useGoOn(ids, aberta?.id);
  const chosen = useChosen(lista.itens);
  const mayChange = useMayChange('pedidos');
  const { tipos, enviaEmails } = useSignedIn();
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <Inbox
      titulo="Assinaturas"
      filas={<Queues de="assinaturas" filas={FILAS_DE_ASSINATURAS} filtro={assinaturasFilter(search)} />}
      ids={ids}
      id={aberta?.id}
      chosen={chosen}
      dito={further.said}
      procura="Nome, e-mail, CPF/CNPJ, telefone, cidade, domínio, plano, cupom, código, referência ou id"
      filtros={
        <>
          <FilterSelect nome="status" rotulo="Status" opcoes={OPCOES} />
          <FilterSelect nome="motivo" rotulo="Motivo" opcoes={MOTIVOS.opcoes} />
          <FilterSelect nome="planoTipo" rotulo="Família" opcoes={tipos} />
          <FilterSelect nome="periodo" rotulo="Período" opcoes={PERIODOS} />
          <FilterWord nome="cupom" rotulo="Cupom" />
          <FilterSelect nome="conferir" rotulo="Valor" opcoes={[{ valor: 'sim', rotulo: 'Por conferir' }]} />
          <FilterSelect nome="pago" rotulo="Pagamento" opcoes={PAGAMENTOS} />
          <FilterSelect nome="liberar" rotulo="Liberação" opcoes={[{ valor: 'sim', rotulo: 'Pagas, por liberar' }]} />
          <FilterSelect nome="cobrar" rotulo="Cobrança" opcoes={[{ valor: 'sim', rotulo: 'A receber' }]} />
          <FilterSelect nome="teste" rotulo="Teste" opcoes={[{ valor: 'sim', rotulo: 'Acabou sem pagamento' }]} />
          <FilterSelect nome="acertar" rotulo="Acerto" opcoes={[{ valor: 'sim', rotulo: 'Pagamentos a acertar' }]} />
          <FilterSelect nome="devolver" rotulo="Devolução" opcoes={[{ valor: 'sim', rotulo: 'Canceladas pagas' }]} />
          <FilterAssignee lista="assinaturas" />
          <FilterSelect nome="abertas" rotulo="Atendimento" opcoes={ABERTAS} />
          <FilterDay nome="de" rotulo="De" />
          <FilterDay nome="ate" rotulo="Até" />
        </>
      }
      exportacao={assinaturasExport(search)}
      total={lista.total}
      aberta={aberta && <OpenAssinatura key={aberta.id} aberta={aberta} further={further} />}
      perdida={search.id !== undefined && !aberta && 'Esta assinatura não existe, ou não existe mais.'}
      tituloDaAberta={ASSINATURA_TITLE}
    >
      <DataTable
        legenda="Assinaturas"
        aberta={aberta?.id}
        escolha={mayChange ? { chosen, rotulo: nameOf } : undefined}
        linhas={lista.itens}
        colunas={[
          { titulo: 'Id', estreita: false, mostrar: ({ id }) => <ListLink changes={{ id }}>{id}</ListLink> },
          { titulo: 'Código', mostrar: ({ codigo }) => <span className="code">{codigo}</span> },
          {
            titulo: 'Chegou',
            ordenar: 'criadaEm',
            mostrar: ({ criadaEm, status }) => <Arrived em={criadaEm} esperando={status === ASSINATURA_ESPERANDO} />,
          },
          {
            titulo: 'Nome',
            ordenar: 'nome',
            mostrar: ({ id, nome }) => (
              <ListLink id={openLinkOf(id)} changes={{ id }}>
                <strong>{nome}</strong>
              </ListLink>
            ),
          },
          { titulo: 'Família', estreita: false, mostrar: ({ planoTipo }) => rotuloDoTipo.get(planoTipo ?? '') ?? '-' },
          { titulo: 'Período', estreita: false, mostrar: ({ pagamento }) => meses(pagamento) },
          {
            titulo: 'Total',
            ordenar: 'valor',
            mostrar: (linha) => <OrderTotal {...linha} />,
          },
          {
            titulo: 'Status',
            ordenar: 'status',
            mostrar: (linha) => <OrderStanding {...linha} />,
          },
          { titulo: 'Responsável', estreita: false, mostrar: ({ responsavel }) => responsavel ?? '-' },
        ]}
      />
      <ManyAtOnce
        recurso="assinaturas"
        documento={AtenderAssinaturasDocument}
        palavras={PALAVRAS}
        linhas={lista.itens}
        chosen={chosen}
        rotulo={nameOf}
        opcoes={DA_EQUIPE}
        motivos={MOTIVOS}
        avisa={(linha, status, motivo) => enviaEmails && avisaQuemPediu(linha, status, motivo)}
        perguntar={(linhas: readonly Listada[], dado: Dado) => perguntarDeVarias(linhas, dado, enviaEmails)}
      />
    </Inbox>
  );
}

type Listada = AssinaturasQuery['assinaturas']['itens'][number];

const nameOf = ({ id, nome }: Listada) => `${id}, ${nome}`;

interface OpenAssinaturaProps {
  aberta: AssinaturaAbertaQuery['assinatura'];
  further: ReturnType<typeof useGoOn>;
}

function OpenAssinatura({ aberta, further }: OpenAssinaturaProps) {
  const { enviaEmails } = useSignedIn();
  const mayChange = useMayChange('pedidos');
  const salvar = useHandling(AtenderAssinaturaDocument, 'atenderAssinatura', 'Assinatura');
  return (
    <article className="inbox__detail" aria-labelledby={ASSINATURA_TITLE}>
      <p>
        <ListLink changes={{ id: undefined }}>Fechar</ListLink>
      </p>
      <h2 id={ASSINATURA_TITLE} tabIndex={-1}>
        Assinatura {aberta.id}, {aberta.codigo}: {aberta.nome}
      </h2>
      {mayChange && (!aberta.valorConferido || aberta.planoId === null) && <PriceConfirmation linha={aberta} />}
      {aberta.situacao && (
        <p className="tag tag--warn">
          {aberta.situacao}
          {[aberta.substituiId, aberta.substituidaPorId].map(
            (id) =>
              id && (
                <Fragment key={id}>
                  {' '}
                  <ListLink changes={{ id }}>Abrir a {id}</ListLink>
                </Fragment>
              ),
          )}
        </p>
      )}
      <HandlingForm
        sobre={`assinatura ${aberta.id}, ${aberta.nome}`}
        linha={aberta}
        opcoes={OPCOES.filter((opcao) => opcao.valor === aberta.status || DA_EQUIPE.includes(opcao))}
        motivos={MOTIVOS}
        salvar={salvar}
        buscar={async () => (await ask(AssinaturaAbertaDocument, { id: aberta.id })).assinatura}
        perguntar={(dado, agora) => perguntar(dado, agora, enviaEmails)}
        onHandled={() => further.goOn(aberta.id, `${aberta.codigo}, ${aberta.nome}`)}
      />
      <GoOn {...further} />
      <Reach assunto={`Pedido ${aberta.codigo}`} telefone={aberta.telCel} email={aberta.email} />
      <p>
        <Link to="/pessoa" search={{ titular: aberta.cpfCnpj || aberta.email }}>
          Tudo desta pessoa
        </Link>
        {mayChange && (
          <>
            {' · '}
            <Link to="/novopedido" search={{ de: aberta.id }}>
              Mais um pedido deste cliente
            </Link>
          </>
        )}
      </p>
      <Assignee linha={aberta} documento={AtribuirAssinaturaDocument} />
      {mayChange && <Payment linha={aberta} />}
      <OrderPrice linha={aberta} />
      <OrderFacts aberta={aberta} />
      {mayChange && STATUS_ABERTOS.includes(aberta.status) && <OrderExchange linha={aberta} />}
      {mayChange && <ContactCorrection linha={aberta} />}
      <OrderHistory key={aberta.versao} linha={aberta} />
    </article>
  );
}
