import { horario, linkDoWhatsApp } from '../../modules/brand/canais.ts';
import { usePublicContext } from '../publicPage.tsx';
import { Icon } from './Icon.tsx';

interface WhatsAppLinkProps {
  /** What it looks like: a button among others, an entry of the header, or a round one at the window's foot. */
  as: 'button' | 'entry' | 'floating';
  /** What the link says. */
  children: string;
  /** What is written already when the conversation opens. */
  mensagem?: string;
}

/** Opens a conversation; nothing where the company has no number. Whoever only sees its picture is told when it is answered. */
export function WhatsAppLink({ as, children, mensagem }: WhatsAppLinkProps) {
  const { brand } = usePublicContext();
  const href = linkDoWhatsApp(brand, mensagem);
  if (!href) return null;
  return (
    <a
      className={as === 'button' ? 'button button--ghost' : `whatsapp-${as}`}
      href={href}
      rel="noopener noreferrer"
      title={as === 'button' ? undefined : `${children}, ${horario(brand)}`}
    >
      <Icon name="message-circle" size={as === 'button' ? 18 : 22} /> <span>{children}</span>
    </a>
  );
}
