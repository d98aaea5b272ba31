import { useMayChange } from '../application/signedIn.ts';
import { useHandling } from '../components/useHandling.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { useAnswer, useAnswerIfAny } from '../components/useAnswer.ts';
import { ListLink } from '../components/ListLink.tsx';
import { mensagensExport, mensagensFilter, mensagemQuestion, mensagensQuestion } from './mensagens.screen.ts';
import {
  MensagemAbertaDocument,
  type MensagemAbertaQuery,
  type MensagensQuery,
} from '../../../graphql/generated/admin/graphql.ts';
import {
  AtenderMensagemDocument,
  AtenderMensagensDocument,
  AtribuirMensagemDocument,
} from '../../../graphql/generated/desk/graphql.ts';
import { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { FILAS_DE_MENSAGENS } from '../../../modules/contact/filas.ts';
import { MENSAGEM_ESPERANDO, STATUS_DA_MENSAGEM, type MensagemStatus } from '../../../modules/contact/mensagem.ts';
import { ask } from '../adminApi.ts';
import { Arrived } from '../components/Arrived.tsx';
import { Assignee } from '../components/Assignee.tsx';
import { DataTable } from '../components/DataTable.tsx';
import { Facts } from '../components/Facts.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { ABERTAS, FilterAssignee } from '../components/inboxFilters.tsx';
import { GoOn, useGoOn } from '../components/GoOn.tsx';
import { HandlingForm } from '../components/HandlingForm.tsx';
import { ManyAtOnce } from '../components/ManyAtOnce.tsx';
import { Queues } from '../components/Queues.tsx';
import { Reach } from '../components/Reach.tsx';
import { Inbox } from '../components/Inbox.tsx';
import { useChosen } from '../components/useChosen.ts';
import { openLinkOf, useOpenFocus } from '../components/useOpenFocus.ts';
import { RowHistory } from '../components/RowHistory.tsx';
import { optionsOf, StatusTag } from '../components/StatusTag.tsx';
import { instante } from '../format.ts';

const OPCOES = optionsOf(STATUS_DA_MENSAGEM);
const MESSAGE_TITLE = 'message-title';

const PALAVRAS = ['mensagem', 'mensagens'] as const;

type Listada = MensagensQuery['mensagens']['itens'][number];

const nameOf = ({ assunto, nome }: Listada) => `${assunto}, de ${nome}`;

/** Mensagens: what came through the contact page, and the one that is open (D27). */
export default function MessageScreen() {
  const search = useSearch({ from: '/mensagens' });
  const { mensagens: lista } = useAnswer(mensagensQuestion(search));
  const aberta = useAnswerIfAny(mensagemQuestion(search.id ?? ''), search.id !== undefined)?.mensagem;
  useOpenFocus(aberta?.id, MESSAGE_TITLE);
  const ids = lista.itens.map(({ id }) => id);
  const further = useGoOn(ids, aberta?.id);
  const chosen = useChosen(lista.itens);
  const mayChange = useMayChange('pedidos');
  return (
    <Inbox
      titulo="Mensagens"
      filas={<Queues de="mensagens" filas={FILAS_DE_MENSAGENS} filtro={mensagensFilter(search)} />}
      ids={ids}
      id={aberta?.id}
      chosen={chosen}
      dito={further.said}
      procura="Nome, e-mail, celular ou assunto"
      filtros={
        <>
          <FilterSelect nome="status" rotulo="Status" opcoes={OPCOES} />
          <FilterSelect nome="abertas" rotulo="Atendimento" opcoes={ABERTAS} />
          <FilterAssignee lista="mensagens" />
        </>
      }
      exportacao={mensagensExport(search)}
      total={lista.total}
      aberta={aberta && <OpenMensagem key={aberta.id} aberta={aberta} further={further} />}
      perdida={search.id !== undefined && !aberta && 'Esta mensagem não existe, ou não existe mais.'}
      tituloDaAberta={MESSAGE_TITLE}
    >
      <DataTable
        legenda="Mensagens"
        aberta={aberta?.id}
        escolha={mayChange ? { chosen, rotulo: nameOf } : undefined}
        linhas={lista.itens}
        colunas={[
          {
            titulo: 'Chegou',
            ordenar: 'criadaEm',
            mostrar: ({ criadaEm, status }) => <Arrived em={criadaEm} esperando={status === MENSAGEM_ESPERANDO} />,
          },
          {
            titulo: 'Assunto',
            ordenar: 'assunto',
            mostrar: ({ id, assunto }) => (
              <ListLink id={openLinkOf(id)} changes={{ id }}>
                <strong>{assunto}</strong>
              </ListLink>
            ),
          },
          { titulo: 'Nome', ordenar: 'nome', mostrar: ({ nome }) => nome },
          { titulo: 'E-mail', estreita: false, mostrar: ({ email }) => email },
          {
            titulo: 'Status',
            ordenar: 'status',
            mostrar: ({ status }) => <StatusTag tabela={STATUS_DA_MENSAGEM} status={status} />,
          },
          { titulo: 'Responsável', estreita: false, mostrar: ({ responsavel }) => responsavel ?? '-' },
        ]}
      />
      <ManyAtOnce<MensagemStatus, Listada>
        recurso="mensagens"
        documento={AtenderMensagensDocument}
        palavras={PALAVRAS}
        linhas={lista.itens}
        chosen={chosen}
        rotulo={nameOf}
        opcoes={OPCOES}
      />
    </Inbox>
  );
}

interface OpenMensagemProps {
  aberta: MensagemAbertaQuery['mensagem'];
  further: ReturnType<typeof useGoOn>;
}

function OpenMensagem({ aberta, further }: OpenMensagemProps) {
  const salvar = useHandling(AtenderMensagemDocument, 'atenderMensagem', 'Mensagem');
  return (
    <article className="inbox__detail" aria-labelledby={MESSAGE_TITLE}>
      <p>
        <ListLink changes={{ id: undefined }}>Fechar</ListLink>
      </p>
      <h2 id={MESSAGE_TITLE} tabIndex={-1}>
        {aberta.assunto}
      </h2>
      <p className="message">{aberta.mensagem}</p>
      <HandlingForm
        sobre={`${aberta.assunto}, de ${aberta.nome}`}
        linha={aberta}
        opcoes={OPCOES}
        salvar={salvar}
        buscar={async () => (await ask(MensagemAbertaDocument, { id: aberta.id })).mensagem}
        onHandled={() => further.goOn(aberta.id, `${aberta.assunto}, de ${aberta.nome}`)}
      />
      <GoOn {...further} />
      <Reach assunto={aberta.assunto} telefone={aberta.celular} email={aberta.email} />
      <p>
        <Link to="/pessoa" search={{ titular: aberta.email }}>
          Tudo desta pessoa
        </Link>
      </p>
      <Assignee linha={aberta} documento={AtribuirMensagemDocument} />
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
      <RowHistory key={aberta.versao} tabela={mensagemCampos} id={aberta.id} rotulo={aberta.assunto} />
    </article>
  );
}
