import { useState } from 'react';
import {
  ApagarPessoaDocument,
  PreviaDoApagamentoDocument,
  type ApagarPessoaMutation,
  type PreviaDoApagamentoQuery,
} from '../../../graphql/generated/desk/graphql.ts';
import { mascararCpfCnpj } from '../../../modules/brazil/mascaras.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { act, ask, type Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { renewForm } from './focusSoon.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PersonLinks } from './PersonLinks.tsx';

type Previa = PreviaDoApagamentoQuery['previaDoApagamento'];
type Apagado = ApagarPessoaMutation['apagarPessoa'];
type Mencao = Previa['mencoes'][number];

const TITLE = 'erasure-title';
const AGAIN = 'O que há desta pessoa pode já ter sido apagado: veja a prévia de novo.';

/** Erases a person: first what would go, what would stay and why, then the password. */
export function ErasePerson({ titular, nome }: { titular: string; nome: string }) {
  const [previa, setPrevia] = useState<Previa | null>(null);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [done, setDone] = useState<{ feito: Apagado; outros: readonly string[] } | null>(null);
  const refresh = useRefresh();
  /** What had the focus goes with what takes its place. */
  const show = (other: Previa | null) => renewForm(() => setPrevia(other), TITLE);
  const look = async () => {
    setSaid('');
    setDone(null);
    try {
      show((await ask(PreviaDoApagamentoDocument, { titular })).previaDoApagamento);
    } catch (refusal) {
      setSaid((refusal as Refusal).message);
    }
  };
  const erase = async (senha: string) => {
    const feito = (await act(ApagarPessoaDocument, { titular, visto: previa!.visto, senha })).apagarPessoa;
    setDone({ feito, outros: othersOf(previa!) });
    setPrevia(null);
    void refresh();
  };
  const close = (talvez = '') => {
    // The dialog gives the focus back to a button that may be gone.
    renewForm(() => {
      setAsking(false);
      setSaid(talvez);
      // Whoever got no answer begins from what there is now.
      if (talvez) setPrevia(null);
    }, TITLE);
    if (talvez) void refresh();
  };
  return (
    <section className="erasure" aria-labelledby={TITLE}>
      <h2 id={TITLE} tabIndex={-1}>
        Apagar
      </h2>
      {previa === null ? (
        <p>
          <button type="button" className="admin-button" onClick={() => void look()}>
            Ver o que seria apagado
          </button>
        </p>
      ) : (
        <Preview previa={previa} onErase={() => setAsking(true)} onGiveUp={() => show(null)} />
      )}
      <div role="log" aria-label="O que foi apagado">
        {said && <p>{said}</p>}
        {done && <Outcome {...done} />}
      </div>
      {asking && (
        <PasswordDialog
          titulo={`Apagar ${nome}`}
          aviso="O que for apagado não volta. Anote a pessoa no registro de apagamentos antes."
          fazer="Apagar para sempre"
          talvez={AGAIN}
          onConfirm={erase}
          onClose={close}
        />
      )}
    </section>
  );
}

interface PreviewProps {
  previa: Previa;
  onErase: () => void;
  onGiveUp: () => void;
}

function Preview({ previa, onErase, onGiveUp }: PreviewProps) {
  const { assinaturas, emAberto, mensagens, copias, trocas, mencoes, copiasDaLoja } = previa;
  const outros = othersOf(previa);
  return (
    <>
      <h3>Seria apagado</h3>
      <ul>
        <li>
          {contadas(assinaturas, 'assinatura', 'assinaturas')}
          {emAberto > 0 && ` (${emAberto} ainda em aberto)`} e {contadas(mensagens, 'mensagem', 'mensagens')}, com notas,
          histórico e avisos que esperam
        </li>
        {copias.length > 0 && <li>só o e-mail em cópia de assinaturas de outras pessoas: {copias.join(', ')}</li>}
        {trocas > 0 && (
          <li>
            o e-mail ou o documento em notas, histórico e avisos de outras linhas ({contadas(trocas, 'texto', 'textos')}), que
            passa a ser [apagado]
          </li>
        )}
      </ul>
      <h3>Ficaria</h3>
      <ul>
        <Mentions mencoes={mencoes} />
        {outros.length > 0 && (
          <li>
            o que houver sob <PersonLinks titulares={outros} />, mensagens também: se for da mesma pessoa, apague cada um
          </li>
        )}
        <li>o número e o instante de cada assinatura, sem dizer de quem, para que nenhuma cópia a dê por perdida</li>
        <li>uma linha em Alterações, de que alguém apagou, sem dizer quem foi apagado</li>
        <li>o que já foi escrito por e-mail e avisado a outros sistemas, que precisam apagar também</li>
        {copiasDaLoja.length > 0 && <li>cópias da loja na pasta dela, até alguém as excluir: {copiasDaLoja.join(', ')}</li>}
      </ul>
      <p className="row-form__buttons">
        <button type="button" className="admin-button admin-button--primary" onClick={onErase}>
          Apagar…
        </button>
        <button type="button" className="admin-button" onClick={onGiveUp}>
          Não apagar
        </button>
      </p>
    </>
  );
}

/** Under what else there may be more of the same person. */
function othersOf({ outrosEmails, outrosDocumentos }: Previa): string[] {
  return [...outrosEmails, ...outrosDocumentos.map(mascararCpfCnpj)];
}

interface OutcomeProps {
  feito: Apagado;
  outros: readonly string[];
}

function Outcome({ feito: { assinaturas, mensagens, copias, mencoes }, outros }: OutcomeProps) {
  return (
    <>
      <p>
        Apagadas: {contadas(assinaturas, 'assinatura', 'assinaturas')} e {contadas(mensagens, 'mensagem', 'mensagens')}.
        {copias.length > 0 && ` O e-mail saiu da cópia das assinaturas ${copias.join(', ')}.`}
      </p>
      {outros.length > 0 && (
        <p>
          Não foi apagado o que houver sob <PersonLinks titulares={outros} />, mensagens também: se for da mesma pessoa, apague
          cada um.
        </p>
      )}
      <ul>
        <Mentions mencoes={mencoes} />
      </ul>
    </>
  );
}

/** What names the person still, or may, by where it stands. */
function Mentions({ mencoes }: { mencoes: readonly Mencao[] }) {
  const places = [...new Set(mencoes.map((mencao) => `${mencao.certa} ${placeOf(mencao)}`))];
  return places.map((place) => {
    const there = mencoes.filter((mencao) => `${mencao.certa} ${placeOf(mencao)}` === place);
    const { tabela, campo, certa } = there[0]!;
    return (
      <li key={place}>
        {certa ? 'o que a equipe decide, porque menciona a pessoa' : 'o que pode ser de outra pessoa; confira'}: {tabela}, campo{' '}
        {campo}: {there.map(({ id }) => id).join(', ')}
      </li>
    );
  });
}

function placeOf({ tabela, campo }: Mencao): string {
  return `${tabela}.${campo}`;
}
