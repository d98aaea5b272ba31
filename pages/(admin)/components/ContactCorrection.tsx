import { useEffect, useRef, useState } from 'react';
import type { AssinaturaAbertaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { CorrigirAssinaturaDocument } from '../../../graphql/generated/desk/graphql.ts';
import { contatoDoPedidoCampos, EMAIL_SEM_CORREIO } from '../../../modules/checkout/contatoDoPedido.ts';
import { act, type Refusal } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { renewForm } from './focusSoon.ts';
import { formOf, type FormValues } from './formTable.ts';
import { TableForm } from './TableForm.tsx';
import type { Save } from './useSending.ts';

const FORM = formOf(contatoDoPedidoCampos);
const FORM_WITHOUT_MAIL = formOf(contatoDoPedidoCampos, { email: { ajuda: EMAIL_SEM_CORREIO } });
const TITLE = 'contact-title';
const BUTTON = 'contact-correct';

type Linha = AssinaturaAbertaQuery['assinatura'];

/** What a customer has mistyped, corrected by staff: asked for with one press, and told to the customer where it is the address. */
export function ContactCorrection({ linha }: { linha: Linha }) {
  /** The order as the form was opened on; null while it is closed. */
  const [opened, setOpened] = useState<Linha | null>(null);
  const { enviaEmails } = useSignedIn();
  const [said, say] = useState('');
  const latest = useRef(linha);
  useEffect(() => {
    latest.current = linha;
  });
  const refresh = useRefresh();
  /** What had the focus goes with it. */
  const show = (row: Linha | null) => renewForm(() => setOpened(row), row ? TITLE : BUTTON);
  const close = () => show(null);
  const save: Save = async (valores, { chave }) => {
    if (Object.keys(valores).length > 0) {
      const { id, versao } = latest.current;
      try {
        await act(CorrigirAssinaturaDocument, { id, versao, input: valores, chave });
      } catch (refusal) {
        // The next press is over what somebody else has written, which is said beside the form.
        if ((refusal as Refusal).code === 'ALTERADO_POR_OUTRA_PESSOA') void refresh();
        throw refusal;
      }
    }
    say(Object.keys(valores).length > 0 ? 'Dados corrigidos.' : 'Nada mudou.');
    close();
    void refresh();
  };
  return (
    <section className="contact-correction">
      {opened === null ? (
        <button
          id={BUTTON}
          type="button"
          className="admin-button"
          onClick={() => {
            say('');
            show(linha);
          }}
        >
          Corrigir dados do cliente
        </button>
      ) : (
        <TableForm
          id={TITLE}
          titulo="Corrigir dados do cliente"
          sobre={`assinatura ${linha.id}, ${linha.nome}`}
          acao="Salvar correção"
          campos={enviaEmails ? FORM : FORM_WITHOUT_MAIL}
          inicial={valuesOf(opened)}
          onAttempt={() => say('')}
          onSave={save}
          onSettled={() => void refresh()}
          linha={`contato ${linha.id}`}
          onCancel={close}
        >
          <Meanwhile antes={opened} agora={linha} />
        </TableForm>
      )}
      <p className="status" role="status">
        {said}
      </p>
    </section>
  );
}

/** What somebody else has corrected since the form was opened: what is typed here goes over it. */
function Meanwhile({ antes, agora }: { antes: Linha; agora: Linha }) {
  const [before, now] = [valuesOf(antes), valuesOf(agora)];
  const theirs = FORM.fields.filter(({ nome }) => before[nome] !== now[nome]);
  if (theirs.length === 0) return null;
  return (
    <p role="alert">
      Enquanto isso outra pessoa corrigiu: {theirs.map(({ nome, rotulo }) => `${rotulo}, agora “${now[nome]}”`).join('; ')}.
      Confira antes de salvar de novo.
    </p>
  );
}

function valuesOf(linha: Linha): FormValues {
  return Object.fromEntries(FORM.fields.map(({ nome }) => [nome, linha[nome as keyof Linha] as string]));
}
