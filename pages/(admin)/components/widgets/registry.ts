import type { ComponentType } from 'react';
import type { Field } from '../formTable.ts';
import { ChoiceWidget, YesNoWidget } from './ChoiceWidget.tsx';
import { DayWidget } from './DayWidget.tsx';
import { ImageWidget } from './ImageWidget.tsx';
import { MarksWidget } from './MarksWidget.tsx';
import { SearchWidget } from './SearchWidget.tsx';
import { AreaWidget, NumberWidget, TextWidget } from './TextWidget.tsx';
import type { WidgetProps } from './widget.ts';

/** What each kind of field is asked for with. */
const WIDGETS: { readonly [Kind in Field['kind']]: ComponentType<WidgetProps<Extract<Field, { kind: Kind }>>> } = {
  texto: TextWidget,
  area: AreaWidget,
  numero: NumberWidget,
  data: DayWidget,
  sinal: YesNoWidget,
  escolha: ChoiceWidget,
  procura: SearchWidget,
  imagem: ImageWidget,
  marcas: MarksWidget,
};

/** The widget of a field. */
export function widgetOf({ kind }: Field): ComponentType<WidgetProps> {
  return WIDGETS[kind] as ComponentType<WidgetProps>;
}
