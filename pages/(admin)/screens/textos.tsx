import { useRef, useState } from 'react';
import {
  SalvarTextosDoSiteDocument,
  TextosDoSiteDocument,
  type LinhaTextosDoSiteFragment,
  type TextosDoSiteQuery,
} from '../../../graphql/generated/admin/graphql.ts';
import { lerTabela } from '../../../modules/editing/campo.ts';
import { escreverDado } from '../../../modules/editing/escrita.ts';
import { situacaoNoPeriodo } from '../../../modules/editing/situacao.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import { textoDoSiteCampos, UNICO } from '../../../modules/texts/textoDoSite.campos.ts';
import { lateCode } from '../../lateCode.ts';
import { act, ask, type Refusal } from '../adminApi.ts';
import { useMayChange } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { Facts } from '../components/Facts.tsx';
import { LatePreview } from '../components/LatePreview.tsx';
import { focusSoon, renewForm } from '../components/focusSoon.ts';
import { formOf, type FormValues } from '../components/formTable.ts';
import { historyView } from '../components/historyCode.ts';
import { lookAgain, type Agora } from '../components/lookAgain.ts';
import type { Restoring, RowHistory } from '../components/RowHistory.tsx';
import { TableForm } from '../components/TableForm.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import type { Save } from '../components/useSending.ts';
import type { Conflict } from '../components/Conflict.tsx';
import { mayLeave } from '../components/useUnsavedGuard.ts';
import type { Versao } from '../components/versions.ts';
import { dia } from '../format.ts';
import { insteadOf } from '../components/siteTexts.ts';
import { textosQuestion } from './textos.screen.ts';

type Linha = LinhaTextosDoSiteFragment;
type Configuracoes = TextosDoSiteQuery['textosDoSite']['configuracoes'];

const TITLE = 'texts-title';
const ID = String(UNICO);
const PALAVRA = palavraDe(textoDoSiteCampos);
const conflictCode = lateCode(() => import('../components/Conflict.tsx'));

/** What the site says of the company beside its catalogue (087). */
export default function TextsScreen() {
  const { textosDoSite } = useAnswer(textosQuestion());
  const mayChange = useMayChange('catalogo');
  return (
    <>
      <h1>Textos do site</h1>
      <p>
        O que o site diz da empresa além do catálogo: os números, na página inicial e em Sobre nós; o horário, no rodapé, em
        Atendimento, nas perguntas e onde há WhatsApp. O que fica vazio aqui vale como nas configurações do servidor.
      </p>
      {mayChange ? (
        <TextsForm linha={textosDoSite} configuracoes={textosDoSite.configuracoes} />
      ) : (
        <>
          <Texts {...textosDoSite} />
          <History versao={textosDoSite.versao} />
        </>
      )}
    </>
  );
}

/** The texts, for who may not change them. */
function Texts({ configuracoes, ...linha }: TextosDoSiteQuery['textosDoSite']) {
  const ajudas = insteadOf(configuracoes);
  return (
    <Facts
      grupos={[
        [
          'O que está escrito',
          lerTabela(textoDoSiteCampos).map((campo) => {
            const dito = escreverDado(linha[campo.nome as keyof Linha], campo);
            return [campo.rotulo, dito ?? ajudas[campo.nome]?.ajuda ?? 'Vazio'] as const;
          }),
        ],
      ]}
    />
  );
}

const buscar = async (): Promise<Linha> => (await ask(TextosDoSiteDocument, {})).textosDoSite;

interface Over {
  row: Linha;
  round: number;
  /** The version with which the form is filled. */
  versao: Versao | null;
}

function TextsForm({ linha, configuracoes }: { linha: Linha; configuracoes: Configuracoes }) {
  const [opened, setOpened] = useState<Over>({ row: linha, round: 0, versao: null });
  const [conflict, setConflict] = useState<{ agora: Agora<Linha>; View: typeof Conflict } | null>(null);
  const [status, say] = useState('');
  /** The version that the form is over; what was sent without an answer may have made it another. */
  const versao = useRef(linha.versao);
  const refresh = useRefresh();
  const campos = formOf(textoDoSiteCampos, insteadOf(configuracoes));

  const show = (row: Linha, of: Versao | null = null) => {
    versao.current = row.versao;
    renewForm(() => {
      setConflict(null);
      setOpened(({ round }) => ({ row, round: round + 1, versao: of }));
    }, TITLE);
  };
  /** Somebody else was faster: what they have made of it. What cannot be had now is asked for again at the next press. */
  const compare = async () => {
    const found = await Promise.all([lookAgain(PALAVRA, ID, buscar), conflictCode()]).catch(() => null);
    setConflict(found && { agora: found[0], View: found[1].Conflict });
  };
  const restore = (row: Linha, of: Versao) => {
    if (!mayLeave()) return;
    say('');
    show(row, of);
    focusSoon(TITLE);
  };
  const save: Save = async (input, { decisao, chave }) => {
    const over = (decisao === 'sobrescrever' && conflict?.agora.linha?.versao) || versao.current;
    if (Object.keys(input).length === 0) return say('Nada mudou.');
    try {
      const { salvarTextosDoSite: salvos } = await act(SalvarTextosDoSiteDocument, { versao: over, input, chave });
      show(salvos);
      say(outcome(salvos));
    } catch (refusal) {
      if ((refusal as Refusal).code === 'ALTERADO_POR_OUTRA_PESSOA') await compare();
      throw refusal;
    }
    void refresh();
  };
  return (
    <>
      <p className="status" role="status">
        {status}
      </p>
      <TableForm
        key={opened.round}
        id={TITLE}
        titulo="Mudar os textos"
        acao="Salvar"
        campos={campos}
        inicial={opened.row as unknown as FormValues}
        proposto={opened.versao?.valores}
        onAttempt={() => say('')}
        onSave={save}
        onSettled={(_antes, settled) => {
          versao.current = settled.versao ?? versao.current;
          setConflict(null);
          void refresh();
        }}
        linha={`${PALAVRA} ${ID}`}
        previa={(valores, unreadable) =>
          unreadable ? (
            <p className="empty">A prévia volta quando o que está marcado for corrigido.</p>
          ) : (
            <LatePreview tipo="textos" valores={{ ...valores, ...instead(configuracoes) }} />
          )
        }
      >
        {opened.versao && <opened.versao.Restored {...opened.versao} campos={campos.fields} />}
        {conflict && (
          <conflict.View
            campos={campos.fields}
            agora={conflict.agora as unknown as Agora<FormValues>}
            onUseCurrent={(agora) => show(agora as unknown as Linha)}
          />
        )}
      </TableForm>
      <History
        versao={linha.versao}
        restoring={{ campos: campos.fields, buscar, open: (row, of) => restore(row as Linha, of) }}
      />
    </>
  );
}

/** What the site says where a field is empty, as its preview reads it. */
const instead = ({ horario, sites, clientes }: Configuracoes) => ({
  horarioDasConfiguracoes: horario,
  sitesDasConfiguracoes: sites,
  clientesDasConfiguracoes: clientes,
});

/** What came of it, as it is on the site from now on. */
function outcome({ excecao, excecaoInicio, excecaoFim }: Linha): string {
  const salvos = 'Textos salvos. O site já mostra assim.';
  if (!excecao) return salvos;
  const situacao = situacaoNoPeriodo({ ativo: true, dataInicio: excecaoInicio, dataFim: excecaoFim }, new Date());
  if (situacao === 'Encerrado') return `${salvos} A exceção do horário já passou, e não aparece mais.`;
  return `${salvos} A exceção do horário aparece ${excecaoInicio ? `de ${dia(excecaoInicio)} ` : ''}até ${dia(excecaoFim)}.`;
}

/** The trace of the texts, asked for when it is wanted. */
function History({ versao, restoring }: { versao: number; restoring?: Restoring }) {
  const [View, setView] = useState<{ of: typeof RowHistory } | null>(null);
  const [said, say] = useState('');
  const open = async () => {
    const of = await historyView(say);
    if (of) setView({ of });
  };
  if (View)
    return (
      <View.of
        key={versao}
        tabela={textoDoSiteCampos}
        id={ID}
        rotulo="Textos do site"
        onClose={() => setView(null)}
        restoring={restoring}
      />
    );
  return (
    <p className="history">
      <button type="button" className="admin-button" onClick={() => void open()}>
        Histórico
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
