import { usePublicContext } from '../publicPage.tsx';
import { WhatsAppLink } from '../components/WhatsAppLink.tsx';

/** Opens a conversation about an order, its code said already. */
export function AskAboutOrder({ codigo }: { codigo: string }) {
  const { EMAIL_CONTACT } = usePublicContext().brand;
  return (
    <>
      <WhatsAppLink as="button" mensagem={`Olá! Escrevo sobre o meu pedido ${codigo}.`}>
        Falar no WhatsApp sobre o pedido
      </WhatsAppLink>
      <a className="button button--ghost" href={`mailto:${EMAIL_CONTACT}?subject=${encodeURIComponent(`Pedido ${codigo}`)}`}>
        Corrigir ou perguntar por e-mail
      </a>
    </>
  );
}
