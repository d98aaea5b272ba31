import { WhatsAppLink } from '../components/WhatsAppLink.tsx';

/** Opens a conversation about an order, its code said already. */
export function AskAboutOrder({ codigo }: { codigo: string }) {
  return (
    <WhatsAppLink as="button" mensagem={`Olá! Escrevo sobre o meu pedido ${codigo}.`}>
      Falar no WhatsApp sobre o pedido
    </WhatsAppLink>
  );
}
