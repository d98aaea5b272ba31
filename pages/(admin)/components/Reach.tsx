import { mascararTelefone } from '../../../modules/brazil/mascaras.ts';
import { enderecoDoWhatsApp } from '../../../modules/brazil/telefone.ts';
import { CopyButton } from './CopyButton.tsx';

interface ReachProps {
  /** What the customer knows it by, as the subject of what is written to them. */
  assunto: string;
  telefone: string;
  email: string;
}

/** What reaches whoever ordered or wrote: by telephone, WhatsApp and e-mail, each with one press. */
export function Reach({ assunto, telefone, email }: ReachProps) {
  const whatsApp = enderecoDoWhatsApp(telefone, assunto);
  return (
    <ul className="reach" aria-label="Falar com o cliente">
      {telefone !== '' && (
        <li>
          <a className="admin-button" href={`tel:${telefone.replace(/[^\d+]/g, '')}`}>
            Ligar para {mascararTelefone(telefone)}
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <a className="admin-button" href={whatsApp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </li>
      )}
      <li>
        <a className="admin-button" href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(assunto)}`}>
          E-mail
        </a>
      </li>
      <li>
        <CopyButton texto={email} rotulo="Copiar e-mail" />
      </li>
      {telefone !== '' && (
        <li>
          <CopyButton texto={telefone} rotulo="Copiar telefone" />
        </li>
      )}
    </ul>
  );
}
