import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { LinhaDoRecibo } from '../../../modules/checkout/recibo.ts';
import { Icon } from '../../components/Icon.tsx';
import { Receipt } from '../../components/Receipt.tsx';
import { WhatsAppLink } from '../../components/WhatsAppLink.tsx';
import type { AssinaturaValues, Oferta } from './assinaturaValues.ts';
import { withDomain } from './withDomain.ts';
import type { PalavrasDaFamilia } from './words.server.ts';

export interface Purchase {
  form: UseFormReturn<AssinaturaValues>;
  /** What adds up to the total. */
  linhas: readonly LinhaDoRecibo[];
  /** Decimal string in reais. */
  total: string;
  /** What is said of paying it. */
  condicoes: PalavrasDaFamilia;
}

interface SummaryProps extends Purchase {
  oferta: Oferta;
}

/** DESCRIÇÃO DO PLANO: what is bought, and VALOR TOTAL (section 2.1). */
export function Summary({ oferta: { familia, plano, linhas }, ...purchase }: SummaryProps) {
  return (
    <aside className="order-summary" id="resumo" aria-label="Resumo da assinatura">
      <h2>DESCRIÇÃO DO PLANO</h2>
      <ul className="plan-card__specs">
        {linhas.map((linha) => (
          <li key={linha}>
            <Icon name="check" size={16} /> {linha}
          </li>
        ))}
      </ul>
      <OrderReceipt {...purchase} live />
      <WhatsAppLink as="button" mensagem={`Olá! Tenho uma dúvida sobre o plano ${familia.nome}: ${plano.nome}.`}>
        Dúvida? Fale no WhatsApp
      </WhatsAppLink>
    </aside>
  );
}

interface OrderReceiptProps extends Purchase {
  live?: boolean;
}

/** The receipt of what is chosen by now, its domain beside it. */
export function OrderReceipt({ form, linhas, total, condicoes: { hoje, vencimento }, live }: OrderReceiptProps) {
  const [tipoDominio, dominio] = useWatch({ control: form.control, name: ['tipoDominio', 'dominio'] });
  return (
    <Receipt
      live={live}
      lines={withDomain(linhas, tipoDominio, dominio)}
      total={total}
      note={
        <>
          {hoje && <strong>{hoje}</strong>} {vencimento}
        </>
      }
    />
  );
}
