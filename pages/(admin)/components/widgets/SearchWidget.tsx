import { useState } from 'react';
import { useController } from 'react-hook-form';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { AdminIcon } from '../AdminIcon.tsx';
import type { Choice, Option } from '../formTable.ts';
import { findOption, outsideList, isUnknown } from '../values.ts';
import { messageOf, type WidgetProps } from './widget.ts';

/** Key of the choice of nothing: a collection has no empty ones. */
const NOTHING = 'nenhum';

/** A list as long as a table, under its headings, searched by what is typed. What is typed and is none of it stays, and is refused. */
export function SearchWidget(props: WidgetProps<Choice>) {
  const { nome, rotulo, obrigatorio, opcional, vazio, sumida } = props.field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: nome, control: props.control });
  const chosen = String(value);
  // The row's value can always be chosen, whether the list has it or not.
  const [opened] = useState(chosen);
  const opcoes = completar(props.field.opcoes, opened, sumida);
  const nameOf = (valor: string) => opcoes.find((opcao) => opcao.valor === valor)?.rotulo ?? '';
  const [text, setText] = useState(nameOf(chosen));
  const { wrong, help } = messageOf(props);

  const type = (typed: string) => {
    setText(typed);
    // Of two options of one name, the one that was chosen stays.
    if (typed !== nameOf(chosen)) onChange(findOption(opcoes, typed));
  };
  const choose = (key: string | number | null) => {
    // What was typed and is none of the list is not chosen away.
    if (key === null) return;
    const valor = key === NOTHING ? '' : String(key);
    onChange(valor);
    setText(nameOf(valor));
  };

  return (
    <ComboBox
      className="form-field form-field--procura"
      inputValue={text}
      onInputChange={type}
      selectedKey={chosen === '' || isUnknown(chosen) ? null : chosen}
      onSelectionChange={choose}
      onBlur={onBlur}
      isDisabled={!props.counts}
      isInvalid={wrong !== undefined}
      isRequired={obrigatorio}
      validationBehavior="aria"
      allowsCustomValue
      allowsEmptyCollection
    >
      <Label>
        {rotulo}
        {obrigatorio && <span aria-hidden="true"> *</span>}
      </Label>
      <div className="with-button">
        <Input ref={ref} name={nome} placeholder={vazio} autoComplete="off" />
        <Button className="with-button__button">
          <AdminIcon name="chevron-down" />
        </Button>
      </div>
      {help && (
        <Text slot="description" className="form-field__help">
          {help}
        </Text>
      )}
      <FieldError className="form-field__error">{wrong}</FieldError>
      <Popover className="options">
        <ListBox renderEmptyState={() => <p className="options__none">Nada com este texto.</p>}>
          {opcional && <ListBoxItem id={NOTHING}>{vazio}</ListBoxItem>}
          {emGrupos(opcoes).map(([grupo, itens]) =>
            grupo === undefined ? (
              itens.map(option)
            ) : (
              <ListBoxSection key={grupo} id={`grupo ${grupo}`}>
                <Header>{grupo}</Header>
                {itens.map(option)}
              </ListBoxSection>
            ),
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function option({ valor, rotulo }: Option) {
  return (
    <ListBoxItem key={valor} id={valor}>
      {rotulo}
    </ListBoxItem>
  );
}

function completar(opcoes: readonly Option[], valor: string, sumida: string | undefined): readonly Option[] {
  const known = valor === '' || opcoes.some((opcao) => opcao.valor === valor);
  return known ? opcoes : [{ valor, rotulo: sumida ?? outsideList(valor) }, ...opcoes];
}

function emGrupos(opcoes: readonly Option[]): [grupo: string | undefined, itens: readonly Option[]][] {
  const grupos = [...new Set(opcoes.map(({ grupo }) => grupo))];
  return grupos.map((nome) => [nome, opcoes.filter(({ grupo }) => grupo === nome)]);
}
