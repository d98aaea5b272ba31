import type { EscolhasInput } from '../../../graphql/generated/desk/graphql.ts';
import type { FormValues } from './formTable.ts';

/** What a form says of a plan, as it is sent. */
export function choicesOf({ planoId, periodo, selectedSystem, espacoAdicional, ipAdicional, cupom }: FormValues): EscolhasInput {
  return {
    planoId: String(planoId ?? ''),
    periodo: Number(periodo),
    selectedSystem: String(selectedSystem ?? ''),
    espacoAdicional: Number(espacoAdicional ?? 0),
    ipAdicional: Number(ipAdicional ?? 0),
    cupom: String(cupom ?? ''),
  };
}
