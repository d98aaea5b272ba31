import type { ComponentType } from 'react';
import type { Field } from '../formTable.ts';
import { ChoiceWidget, YesNoWidget } from './ChoiceWidget.tsx';
import { DayWidget } from './DayWidget.tsx';
import { MarksWidget } from './MarksWidget.tsx';
import { AreaWidget, NumberWidget, TextWidget } from './TextWidget.tsx';
import type { WidgetProps } from './widget.ts';

type Widgets = { readonly [Kind in Field['kind']]: ComponentType<WidgetProps<Extract<Field, { kind: Kind }>>> };

/** What few screens ask with, and bring along: the others go without its code. */
export type OwnWidgets = Partial<Pick<Widgets, 'procura' | 'imagem'>>;

/** What each other kind of field is asked for with. */
const WIDGETS: Omit<Widgets, keyof OwnWidgets> = {
  texto: TextWidget,
  area: AreaWidget,
  numero: NumberWidget,
  data: DayWidget,
  sinal: YesNoWidget,
  escolha: ChoiceWidget,
  marcas: MarksWidget,
};

/** The widget of a field. @throws Error where its screen has not brought it along */
export function widgetOf({ kind }: Field, own: OwnWidgets = {}): ComponentType<WidgetProps> {
  const widget = { ...WIDGETS, ...own }[kind];
  if (!widget) throw new Error(`no widget for a field of the kind ${kind}`);
  return widget as ComponentType<WidgetProps>;
}
