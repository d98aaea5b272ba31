import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import { escreverDia } from '../../../modules/editing/dia.ts';
import { useListAddress } from './useListAddress.ts';
import { CalendarButton } from './widgets/CalendarButton.tsx';

interface FilterDayProps {
  nome: string;
  rotulo: string;
}

/** A filter that takes a day; the address has it as `YYYY-MM-DD`. */
export function FilterDay(props: FilterDayProps) {
  const { search } = useListAddress();
  const given = search[props.nome] ?? '';
  return <DayField key={given} {...props} given={given} />;
}

function DayField({ nome, rotulo, given }: FilterDayProps & { given: string }) {
  const [typed, setTyped] = useState(given && escreverDia(given));
  const input = useRef<HTMLInputElement>(null);
  const choose = (dia: string) => {
    // The form reads what stands in its fields.
    flushSync(() => setTyped(escreverDia(dia)));
    input.current?.form?.requestSubmit();
  };
  return (
    <TextField className="filters__day" value={typed} onChange={setTyped} validationBehavior="aria">
      <Label>{rotulo}</Label>
      <div className="with-button">
        <Input
          ref={input}
          name={nome}
          data-dia
          type="text"
          inputMode="numeric"
          placeholder="dd/mm/aaaa"
          autoComplete="off"
          onInput={(event) => event.currentTarget.setCustomValidity('')}
        />
        <CalendarButton texto={typed} onChoose={choose} />
      </div>
    </TextField>
  );
}
