import { useRef, useState } from 'react';
import { z } from 'zod';
import { campoDaEquipe, tabelaDeCampos } from '../../../modules/editing/campo.ts';
import { texto as textoOuNada } from '../../../modules/editing/campos.ts';
import type { Refusal } from '../adminApi.ts';
import { instante } from '../format.ts';
import { ALREADY, wasRepeated } from '../keys.ts';
import { useRefresh } from '../application/useRefresh.ts';
import type { Handled, Handling } from './useHandling.ts';
import { formOf, type Option, type FormValues } from './formTable.ts';
import { StatusConflict } from './StatusConflict.tsx';
import { TableForm } from './TableForm.tsx';

/** What staff say of a row that they handle. */
const atendimentoCampos = tabelaDeCampos({
  status: campoDaEquipe(z.string({ error: 'Selecione o status.' }), { rotulo: 'Status', descricao: 'Como está.' }),
  nota: campoDaEquipe(textoOuNada(5000), {
    rotulo: 'Nota interna',
    descricao: 'Acrescentada às outras.',
    ajuda: 'Acrescentada às outras, com seu nome e a hora',
    longo: true,
  }),
});

interface Nota {
  id: string;
  texto: string;
  autor: string;
  em: string;
}

interface HandlingFormProps {
  /** What the row is called. */
  sobre: string;
  linha: {
    id: string;
    versao: number;
    status: string;
    statusPor?: string | null;
    statusEm?: string | null;
    notas: readonly Nota[];
  };
  opcoes: readonly Option[];
  /** Answers the row after it. @throws Refusal */
  salvar: (handling: Handling) => Promise<Handled>;
}

interface Dito {
  status: string | null;
  nota: string;
}

/** The status of an order or a message, who gave it and when, and the notes among staff, to which one more is added (D27). */
export function HandlingForm({ sobre, linha, opcoes, salvar }: HandlingFormProps) {
  const [saved, setSaved] = useState('');
  const [conflict, setConflict] = useState(false);
  /** The row as the form was opened on, or as it was saved last: whoever has given another status since is asked about. */
  const [known, setKnown] = useState<Handled>({ versao: linha.versao, status: linha.status });
  const [round, setRound] = useState(0);
  /** What was sent last without an answer, and the note among it that turned out to be stored. */
  const unanswered = useRef<Dito>({ status: null, nota: '' });
  const stored = useRef('');
  const refresh = useRefresh();
  const newest = Math.max(known.versao, linha.versao);

  const save = async ({ status, nota: written }: Dito, decidido: boolean, chave: string) => {
    setSaved('');
    const nota = written === stored.current ? '' : written;
    if (status === null && nota === '') {
      if (decidido) {
        setKnown({ versao: linha.versao, status: linha.status });
        begin();
      }
      if (written !== '') begin();
      return setSaved(written === '' ? 'Nada mudou.' : ALREADY);
    }
    try {
      const versao = decidido || linha.status === known.status ? newest : known.versao;
      const { versao: nova, status: dado } = await salvar({ id: linha.id, versao, status, nota, chave });
      setKnown({ versao: nova, status: dado });
    } catch (refusal) {
      // The newer version is fetched; what was typed stays, and both sides are shown.
      const { code, campos } = refusal as Refusal;
      if (code === 'ALTERADO_POR_OUTRA_PESSOA') {
        setConflict(true);
        void refresh();
      }
      if (code === '') unanswered.current = { status, nota };
      // What was sent before, and was not answered, is stored: the form goes on from it.
      if (code === 'CHAVE_REUTILIZADA') {
        setKnown({ versao: Number(campos[0]?.mensagem), status: unanswered.current.status ?? known.status });
        stored.current = unanswered.current.nota;
        void refresh();
      }
      throw refusal;
    }
    begin();
    setSaved(wasRepeated(chave) ? ALREADY : 'Atendimento salvo.');
    // Not waited for: whoever goes on to the next order must not be held up by this one.
    void refresh();
  };
  const begin = () => {
    stored.current = '';
    setConflict(false);
    setRound((number) => number + 1);
  };
  const word = opcoes.find(({ valor }) => valor === linha.status)?.rotulo;
  return (
    <>
      <p className="handling">
        Status: <strong>{word}</strong>
        {linha.statusPor && linha.statusEm && `, por ${linha.statusPor} em ${instante(linha.statusEm)}`}
      </p>
      {linha.notas.length > 0 && (
        <ol className="notes" aria-label="Notas internas">
          {linha.notas.map(({ id, texto, autor, em }) => (
            <li key={id}>
              <p className="notes__who">
                <strong>{autor}</strong>, <time dateTime={em}>{instante(em)}</time>
              </p>
              <p className="message">{texto}</p>
            </li>
          ))}
        </ol>
      )}
      <TableForm
        key={round}
        titulo="Atendimento"
        sobre={sobre}
        acao="Salvar atendimento"
        campos={formOf(atendimentoCampos, { status: { opcoes, vazio: 'Selecione o status' } })}
        inicial={{ status: known.status, nota: '' }}
        onSave={(valores, decisao, chave) => {
          const said = lerDito(valores);
          return save(decisao === 'deixar' ? { ...said, status: null } : said, decisao !== undefined, chave);
        }}
      >
        {conflict && linha.status !== known.status && (
          <StatusConflict agora={{ status: linha.status, por: linha.statusPor, em: linha.statusEm }} opcoes={opcoes} />
        )}
      </TableForm>
      <p className="status" role="status">
        {saved}
      </p>
    </>
  );
}

function lerDito({ status, nota }: FormValues): Dito {
  return { status: status ? String(status) : null, nota: String(nota ?? '') };
}
