import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import type { Data } from './+data.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import type { Coupon } from './useCoupon.ts';

interface CouponBoxProps {
  form: UseFormReturn<AssinaturaValues>;
  coupon: Coupon;
  palavras: Data['palavras'];
}

/** The coupon's field and its button. */
export function CouponBox({ form, coupon, palavras: { cupom, rotulos } }: CouponBoxProps) {
  return (
    <div className="order-coupon">
      <Field
        label={rotulos.cupom}
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
        hint={coupon.applied ? { text: cupom.aplicado, good: true } : null}
      />
      <button type="button" className="button button--ghost" onClick={() => void coupon.apply()} aria-disabled={coupon.checking}>
        Aplicar
      </button>
      {coupon.error && (
        <button type="button" className="link-button" onClick={coupon.leaveOut}>
          {cupom.semEle}
        </button>
      )}
    </div>
  );
}
