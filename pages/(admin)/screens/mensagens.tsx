import { useHandling } from '../components/useHandling.ts';
import { useSearch } from '@tanstack/react-router';
import { useAnswer, useAnswerIfAny } from '../components/useAnswer.ts';
import { ListLink } from '../components/ListLink.tsx';
import { mensagensExport, mensagemQuestion, mensagensQuestion } from './mensagens.screen.ts';
import { AtenderMensagemDocument, MensagemAbertaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { STATUS_DA_MENSAGEM } from '../../../modules/contact/mensagem.ts';
import { ask } from '../adminApi.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Facts } from '../components/Facts.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { HandlingForm } from '../components/HandlingForm.tsx';
import { Inbox } from '../components/Inbox.tsx';
import { openLinkOf, useOpenFocus } from '../components/useOpenFocus.ts';
import { RowHistory } from '../components/RowHistory.tsx';
import { optionsOf, StatusTag } from '../components/StatusTag.tsx';
import { instante } from '../format.ts';

const OPCOES = optionsOf(STATUS_DA_MENSAGEM);
const MESSAGE_TITLE = 'message-title';

/** Mensagens: what came through the contact page, and the one that is open (D27). */
export default function MessageScreen() {
  const search = useSearch({ from: '/mensagens' });
  const salvar = useHandling(AtenderMensagemDocument, 'atenderMensagem', 'Mensagem');
  const { mensagens: lista } = useAnswer(mensagensQuestion(search));
  const aberta = useAnswerIfAny(mensagemQuestion(search.id ?? ''), search.id !== undefined)?.mensagem;
  useOpenFocus(aberta?.id, MESSAGE_TITLE);
  return (
    <Inbox
      titulo="Mensagens"
      procura="Nome, e-mail, celular ou assunto"
      filtros={<FilterSelect nome="status" rotulo="Status" opcoes={OPCOES} />}
      exportacao={mensagensExport(search)}
      total={lista.total}
      aberta={
        aberta && (
          <article key={aberta.id} className="inbox__detail" aria-labelledby={MESSAGE_TITLE}>
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
            <RowHistory key={aberta.versao} tabela={mensagemCampos} id={aberta.id} rotulo={aberta.assunto} />
          </article>
        )
      }
      tituloDaAberta={MESSAGE_TITLE}
    >
      <DataTable
        legenda="Mensagens"
        aberta={aberta?.id}
        linhas={lista.itens}
        colunas={[
          { titulo: 'Chegou', ordenar: 'criadaEm', mostrar: ({ criadaEm }) => instante(criadaEm) },
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
          { titulo: 'E-mail', mostrar: ({ email }) => email },
          {
            titulo: 'Status',
            ordenar: 'status',
            mostrar: ({ status }) => <StatusTag tabela={STATUS_DA_MENSAGEM} status={status} />,
          },
        ]}
      />
    </Inbox>
  );
}
