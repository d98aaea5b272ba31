import { useEffect, useRef, useState } from 'react';
import { MENSAGENS_CUPOM, type CupomDados } from '../../../modules/coupons/cupom.ts';
import { callApi, messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import { ValidarCupom } from './checkout.query.ts';

interface CouponBoxProps {
  planoId: string;
  cupom: CupomDados | null;
  /** Code that the address brought (D36). */
  doLink: string;
  onChange: (cupom: CupomDados | null) => void;
}

/** None, then valid or invalid (section 4.2). */
export function CouponBox({ planoId, cupom, doLink, onChange }: CouponBoxProps) {
  const [codigo, setCodigo] = useState(doLink);
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const tried = useRef('');

  const apply = async (texto: string) => {
    setError(undefined);
    onChange(null);
    if (!texto.trim()) return setError(MENSAGENS_CUPOM.incompleto);
    setChecking(true);
    try {
      const { cupom: found } = await callApi(ValidarCupom, { codigo: texto, planoId });
      if (found) onChange(found);
      else setError(MENSAGENS_CUPOM.invalido);
    } catch (failure) {
      setError(messageOf(failure, MENSAGENS_CUPOM.falha));
    } finally {
      setChecking(false);
    }
  };

  useEffect(() => {
    if (!doLink || tried.current === doLink) return;
    tried.current = doLink;
    void apply(doLink);
  });

  return (
    <div className="order-coupon">
      <Field
        label="Cupom de desconto"
        autoComplete="off"
        autoCapitalize="characters"
        value={codigo}
        onChange={({ target }) => {
          setCodigo(target.value);
          setError(undefined);
          onChange(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply(codigo);
        }}
        error={error}
        hint={cupom ? { text: MENSAGENS_CUPOM.aplicado, good: true } : null}
      />
      <button type="button" className="button button--ghost" onClick={() => void apply(codigo)} aria-disabled={checking}>
        Aplicar
      </button>
    </div>
  );
}
