import type { UseFormReturn } from 'react-hook-form';
import { MENSAGENS_CUPOM } from '../../../modules/coupons/cupom.ts';
import { Field } from '../../components/Field.tsx';
import { ROTULOS, type AssinaturaValues } from './assinaturaValues.ts';
import type { Coupon } from './useCoupon.ts';

/** The coupon's field and its button. */
export function CouponBox({ form, coupon }: { form: UseFormReturn<AssinaturaValues>; coupon: Coupon }) {
  return (
    <div className="order-coupon">
      <Field
        label={ROTULOS.cupom}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('cupom', { onChange: coupon.retype })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void coupon.apply();
        }}
        error={coupon.error}
        announced
        hint={coupon.applied ? { text: MENSAGENS_CUPOM.aplicado, good: true } : null}
      />
      <button type="button" className="button button--ghost" onClick={() => void coupon.apply()} aria-disabled={coupon.checking}>
        Aplicar
      </button>
    </div>
  );
}
