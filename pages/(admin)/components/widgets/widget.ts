import type { Control } from 'react-hook-form';
import type { Field, FormValues } from '../formTable.ts';
import type { Typed } from '../values.ts';

/** What a form tells each of its widgets. */
export interface WidgetProps<Of extends Field = Field> {
  field: Of;
  control: Control<Typed, unknown, FormValues>;
  /** A field that does not count is set aside: it keeps what was typed, and says nothing. */
  counts: boolean;
  /** What is wrong with it. */
  error: string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** The sentence below a field: what is wrong, or what helps. */
export function messageOf({ field, counts, error }: WidgetProps): { wrong: string | undefined; help: string | undefined } {
  return counts ? { wrong: error, help: error ? undefined : field.ajuda } : { wrong: undefined, help: field.senao };
}
