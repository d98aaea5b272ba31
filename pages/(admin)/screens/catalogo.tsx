import {
  AplicarCatalogoDocument,
  CompararCatalogoDocument,
  type CompararCatalogoMutation,
} from '../../../graphql/generated/admin/graphql.ts';
import { useRef, useState, type FormEvent } from 'react';
import { NOMES_DAS_TABELAS, TITULOS } from '../../../modules/transfer/catalogo.ts';
import { act, type Refusal } from '../adminApi.ts';
import { DownloadLink } from '../components/DownloadLink.tsx';
import { FileDifferences } from '../components/FileDifferences.tsx';
import { Only } from '../components/Only.tsx';
import { surely } from '../components/surely.ts';
import { useHere } from '../components/useHere.ts';
import { beginSaving } from '../components/useUnsavedGuard.ts';

type Comparacao = CompararCatalogoMutation['compararCatalogo'];

/** A file, read when its differences were asked for, and what it would do. */
interface Seen {
  file: File;
  comparacao: Comparacao;
}

const EXPORT = '/api/catalogo/exportar';
const ANOTHER = 'Outro arquivo foi escolhido. Mostre as diferenças dele.';

/** The catalogue as a file: taken out, and brought in after its differences were seen. */
export default function CatalogFileScreen() {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const acting = useRef(false);
  /** Whether another file has been chosen since the last one was asked about: its window may have been open before. */
  const another = useRef(false);
  const here = useHere();

  /** One act at a time, however often it is asked for. */
  const attempt = async (doing: string, deed: () => Promise<string>) => {
    if (acting.current) return;
    acting.current = true;
    setBusy(true);
    setStatus(doing);
    try {
      setStatus(await deed());
    } catch (refusal) {
      setStatus((refusal as Refusal).message);
    } finally {
      acting.current = false;
      setBusy(false);
    }
  };

  /** Shows what a file would do, unless another has been chosen by then. Answers the sentence about it. @throws Refusal */
  const compare = async (file: File): Promise<string> => {
    const { compararCatalogo } = await act(CompararCatalogoDocument, { arquivo: file });
    if (another.current) return ANOTHER;
    setSeen({ file, comparacao: compararCatalogo });
    return sentence(compararCatalogo);
  };

  const choose = () => {
    another.current = true;
    setSeen(null);
  };

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('arquivo');
    setSeen(null);
    if (!(chosen instanceof File) || chosen.name === '') return setStatus('Escolha um arquivo.');
    void attempt('Conferindo o arquivo…', async () => {
      another.current = false;
      return compare(await keep(chosen));
    });
  };

  const apply = ({ file, comparacao }: Seen) => {
    if (acting.current || !confirmed(comparacao)) return;
    const { resumo } = comparacao;
    return attempt('Aplicando…', async () => {
      const done = beginSaving();
      try {
        await surely(
          () => act(AplicarCatalogoDocument, { arquivo: file, resumo }),
          `Aplicar ${file.name}`,
          () => here.current,
        );
      } catch (error) {
        const refusal = error as Refusal;
        if (here.current && refusal.code === 'CATALOGO_MUDOU' && (await compare(file)) === ANOTHER) return ANOTHER;
        throw refusal;
      } finally {
        done();
      }
      setSeen(null);
      return applied(comparacao);
    });
  };

  return (
    <div className="catalog-file">
      <h1>Catálogo em arquivo</h1>
      <section aria-labelledby="exportar">
        <h2 id="exportar">Exportar</h2>
        <p>Tudo, com as imagens, num arquivo JSON; ou uma tabela por vez, em CSV, para editar numa planilha.</p>
        <ul className="file-links">
          <li>
            <DownloadLink href={EXPORT}>Tudo (JSON)</DownloadLink>
          </li>
          {NOMES_DAS_TABELAS.map((tabela) => (
            <li key={tabela}>
              <DownloadLink href={`${EXPORT}?tabela=${tabela}`}>{TITULOS[tabela]} (CSV)</DownloadLink>
            </li>
          ))}
        </ul>
      </section>
      <Only muda="catalogo">
        <section aria-labelledby="importar">
          <h2 id="importar">Importar</h2>
          <p>
            Primeiro você vê o que muda; nada é alterado antes de Aplicar. O que está na loja e não está no arquivo fica como
            está. Na planilha, não mexa na primeira coluna, e deixe-a vazia em linhas novas.
          </p>
          <form className="row-form row-form--narrow" onSubmit={show}>
            <label>
              Arquivo JSON ou CSV, de até 10 MB
              <input name="arquivo" type="file" accept=".json,.csv,application/json,text/csv" disabled={busy} onChange={choose} />
            </label>
            <button type="submit" className="admin-button" disabled={busy}>
              Mostrar diferenças
            </button>
          </form>
          <p className="status" role="status">
            {status}
          </p>
          {seen && <FileDifferences nome={seen.file.name} comparacao={seen.comparacao} />}
          {seen && hasChanges(seen.comparacao) && (
            <button type="button" className="admin-button admin-button--primary" disabled={busy} onClick={() => void apply(seen)}>
              Aplicar {seen.file.name}
            </button>
          )}
        </section>
      </Only>
    </div>
  );
}

// The browser gives a file up when it is saved anew; what was compared is what is applied.
async function keep(chosen: File): Promise<File> {
  const content = await chosen.arrayBuffer().catch(() => {
    throw new Error('O arquivo mudou depois de escolhido. Escolha-o de novo.');
  });
  return new File([content], chosen.name);
}

function hasChanges({ erros, tabelas }: Comparacao): boolean {
  return erros.length === 0 && tabelas.some(({ novas, alteradas }) => novas.length + alteradas.length > 0);
}

/** Rows that a file adds or changes, of all tables. */
const rowsOf = ({ tabelas }: Comparacao) => tabelas.flatMap(({ novas, alteradas }) => [...novas, ...alteradas]);

/** Of how many questions each is said again; the others are marked in the list. */
const MOST = 12;

/** Asks once about all that the forms of the rows would ask. */
function confirmed(comparacao: Comparacao): boolean {
  const asked = rowsOf(comparacao).flatMap(({ rotulo, perguntas }) => perguntas.map((pergunta) => `${rotulo}: ${pergunta}`));
  if (asked.length === 0) return true;
  const more = asked.length > MOST ? [`E mais ${asked.length - MOST}, marcadas com “Confira” nas diferenças.`] : [];
  return window.confirm([...asked.slice(0, MOST), ...more, 'Aplicar assim?'].join('\n'));
}

/** What came of a file: plans whose price on the site is the scheduled one are named. */
function applied(comparacao: Comparacao): string {
  const kept = rowsOf(comparacao).flatMap(({ rotulo, aviso }) => (aviso ? rotulo : []));
  return kept.length === 0
    ? 'Aplicado. O site já mostra assim, e cada mudança está em Alterações.'
    : `Aplicado. O site segue com o preço agendado de ${kept.join(', ')}; o resto já mostra assim. Cada mudança está em Alterações.`;
}

function sentence(comparacao: Comparacao): string {
  const { erros } = comparacao;
  if (erros.length > 0) return `O arquivo tem ${erros.length === 1 ? '1 erro' : `${erros.length} erros`}, e nada foi alterado.`;
  return hasChanges(comparacao)
    ? 'Confira as diferenças. Nada foi alterado ainda.'
    : 'O arquivo é igual à loja: não há o que aplicar.';
}
