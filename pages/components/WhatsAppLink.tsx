import { usePublicContext } from '../publicPage.tsx';

/** Opens a conversation about an order, its code said already; nothing where the company has no number. */
export function WhatsAppLink({ codigo }: { codigo: string }) {
  const { WHATSAPP_NUMBER } = usePublicContext().brand;
  if (!WHATSAPP_NUMBER) return null;
  const texto = encodeURIComponent(`Olá! Escrevo sobre o meu pedido ${codigo}.`);
  return (
    <a className="button button--ghost" href={`https://wa.me/${WHATSAPP_NUMBER}?text=${texto}`} rel="noopener noreferrer">
      Falar no WhatsApp sobre o pedido
    </a>
  );
}
