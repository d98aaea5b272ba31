import { useMayChange } from '../application/signedIn.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { TestarEmailDocument, type EmailsQuery } from '../../../graphql/generated/admin/graphql.ts';
import { enderecoDoExemplo } from '../../../modules/mail/exemplo.ts';
import { act } from '../adminApi.ts';
import { TestAnswer } from '../components/TestAnswer.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { useAttempt } from '../components/useAttempt.ts';
import { useListAddress } from '../components/useListAddress.ts';
import { emailsQuestion } from './emails.screen.ts';

/** Where letters are read; the style sheet has the widths. */
const ONDE = [
  { nome: 'No celular', classe: 'preview--phone' },
  { nome: 'No computador', classe: 'preview--desktop' },
] as const;

/** Every kind of letter, as it arrives and as plain text. */
export default function EmailScreen() {
  const { exemplo: pedido } = useSearch({ from: '/emails' });
  const { emails } = useAnswer(emailsQuestion);
  const { go } = useListAddress();
  const mayChange = useMayChange('pedidos');
  const { status, mayAct, attempt } = useAttempt();
  const [teste, setTeste] = useState<string | null>(null);
  const { exemplo, rotulo, assunto, texto } = emails.exemplos.find((um) => um.exemplo === pedido) ?? emails.exemplos[0]!;

  const test = async () => {
    if (!mayAct()) return;
    let id: string | undefined;
    const testing = async () => {
      const answer = await act(TestarEmailDocument, { exemplo });
      id = answer.testarEmail;
      return answer;
    };
    await attempt(testing, 'Exemplo enviado.', `Enviar o exemplo ${rotulo}`);
    if (id !== undefined) setTeste(id);
  };

  return (
    <>
      <h1>E-mails</h1>
      <p>
        {settingsOf(emails)} Os exemplos são de um pedido e de uma mensagem que ninguém enviou, e de uma conta que ninguém tem.
      </p>
      <p className="status" role="status">
        {status}
      </p>
      <form className="filters" onChange={(event) => go({ exemplo: String(new FormData(event.currentTarget).get('exemplo')) })}>
        <label>
          E-mail
          <select name="exemplo" value={exemplo} onChange={() => {}}>
            {emails.exemplos.map((um) => (
              <option key={um.exemplo} value={um.exemplo}>
                {um.rotulo}
              </option>
            ))}
          </select>
        </label>
        {mayChange && emails.equipe.length > 0 && (
          <button type="button" className="admin-button" onClick={() => void test()}>
            Enviar este exemplo à equipe
          </button>
        )}
      </form>
      {teste && <TestAnswer key={teste} id={teste} onAnswered={() => {}} />}
      <h2>{assunto}</h2>
      <div className="letters">
        {ONDE.map(({ nome, classe }) => (
          <figure key={nome} className={`preview preview--email ${classe}`}>
            <figcaption>{nome}</figcaption>
            <iframe
              key={exemplo}
              src={enderecoDoExemplo(exemplo)}
              title={`${rotulo}, ${nome.toLowerCase()}`}
              sandbox="allow-same-origin"
              loading="lazy"
            />
          </figure>
        ))}
      </div>
      <h2>Em texto simples</h2>
      <pre className="letter-text" tabIndex={0} aria-label="E-mail em texto simples">
        {texto}
      </pre>
    </>
  );
}

/** Whether letters go out, from whom, and who of the staff reads them. */
function settingsOf({ remetente, equipe }: EmailsQuery['emails']): string {
  if (remetente == null) return 'A loja não envia e-mails: falta SMTP_URL na configuração. Estes são os que ela enviaria.';
  const quem =
    equipe.length === 0
      ? 'Ninguém da equipe os recebe: falta MAIL_STAFF na configuração.'
      : `Da equipe, recebem: ${equipe.join(', ')}.`;
  return `A loja envia e-mails de ${remetente}. ${quem}`;
}
