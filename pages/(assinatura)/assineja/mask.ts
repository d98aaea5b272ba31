import type { UseFormReturn } from 'react-hook-form';
import { lugarDoCursor } from '../../../modules/brazil/mascaras.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';

/** Writes what has been typed as people write it; the caret stays behind the sign that it stood behind, so that nobody types against it. */
export function writeMasked(
  form: UseFormReturn<AssinaturaValues>,
  target: HTMLInputElement,
  mask: (text: string) => string,
): void {
  const { value, selectionStart } = target;
  const masked = mask(value);
  if (masked === value) return;
  form.setValue(target.name as 'cep' | 'cpfCnpj' | 'telefone', masked);
  const caret = lugarDoCursor(value, selectionStart ?? value.length, masked);
  if (document.activeElement === target) target.setSelectionRange(caret, caret);
}
