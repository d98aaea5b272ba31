import type { UseFormReturn } from 'react-hook-form';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import type { AssinaturaValues, Oferta } from './assinaturaValues.ts';

interface ExtrasSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  opcoes: Oferta['opcoes'];
  /** What is to be known before a system is chosen. */
  aviso: string | undefined;
}

/** Sistema Operacional, Espaço Adicional and IP Adicional, each where the family offers it (section 2.1). */
export function ExtrasSection({ form, aviso, opcoes: { sistemas, discos, ips } }: ExtrasSectionProps) {
  return (
    <>
      {sistemas.length === 1 && (
        <fieldset className="order-section">
          <legend>Sistema Operacional</legend>
          <p className="order-note">{sistemas[0]}</p>
        </fieldset>
      )}
      {sistemas.length > 1 && (
        <fieldset className="order-section">
          <legend>Sistema Operacional</legend>
          <div className="field">
            <label htmlFor="sistema">Sistema instalado na entrega</label>
            <select id="sistema" aria-describedby={aviso && 'aviso'} {...form.register('selectedSystem')}>
              {sistemas.map((sistema) => (
                <option key={sistema}>{sistema}</option>
              ))}
            </select>
            {aviso && (
              <p className="order-note" id="aviso">
                {aviso}
              </p>
            )}
          </div>
        </fieldset>
      )}
      {discos.length > 0 && (
        <fieldset className="order-section">
          <legend>Espaço Adicional</legend>
          <div className="field">
            <label htmlFor="disco">Disco além do que vem no plano</label>
            <select id="disco" {...form.register('espacoAdicional', { valueAsNumber: true })}>
              {discos.map(({ quantidade, valor }) => (
                <option key={quantidade} value={quantidade}>
                  {quantidade} GB – {formatarReais(valor)} por mês
                </option>
              ))}
            </select>
          </div>
        </fieldset>
      )}
      {ips.length > 0 && (
        <fieldset className="order-section">
          <legend>IP Adicional</legend>
          <div className="field">
            <label htmlFor="ip">IPs além dos que vêm no plano</label>
            <select id="ip" {...form.register('ipAdicional', { valueAsNumber: true })}>
              {ips.map(({ quantidade, valor }) => (
                <option key={quantidade} value={quantidade}>
                  {quantidade} – {formatarReais(valor)} por mês
                </option>
              ))}
            </select>
          </div>
        </fieldset>
      )}
    </>
  );
}
