import type { UseFormReturn } from 'react-hook-form';
import { lateCode } from '../../lateCode.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';

/** What is asked of a field that is left, and how it is masked while it is typed into (section 5.3); fetched when the form is touched. @throws where it cannot be had */
export const leaving = lateCode(() => import('./leavingRules.ts'));

/** Has what was typed masked; without the code it stays as it was typed, which the server reads as well. */
export function maskAs(
  form: UseFormReturn<AssinaturaValues>,
  target: HTMLInputElement,
  mask: 'mascararCep' | 'mascararCpfCnpj' | 'mascararTelefone',
): void {
  void leaving().then(
    (rules) => rules.writeMasked(form, target, rules[mask]),
    () => {},
  );
}
