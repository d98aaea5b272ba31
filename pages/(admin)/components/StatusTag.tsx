import type { TabelaDeStatus } from '../../../modules/editing/status.ts';
import type { Option } from './formTable.ts';

/** Where a row stands, as its list shows it. */
export function StatusTag<Nome extends string>({ tabela, status }: { tabela: TabelaDeStatus<Nome>; status: Nome }) {
  const { rotulo, tom } = tabela[status];
  return <span className={tom ? `tag tag--${tom}` : 'tag'}>{rotulo}</span>;
}

/** The statuses to choose from. */
export function optionsOf(tabela: TabelaDeStatus): Option[] {
  return Object.entries(tabela).map(([valor, { rotulo }]) => ({ valor, rotulo }));
}
