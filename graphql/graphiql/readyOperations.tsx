import { useEditorContext } from '@graphiql/react';
import type { SubmitEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { HEADERS_OF_A_KEY, OPERATIONS, type Acesso, type Operation } from '../explorer.operations.ts';
import { useTabLeadsOn } from './tabLeadsOn.ts';

const PLACEHOLDER = pretty(HEADERS_OF_A_KEY);
type QueryEditor = NonNullable<ReturnType<typeof useEditorContext>>['queryEditor'] & object;

/** Under which words operations stand. */
const GROUPS: readonly [Acesso, titulo: string][] = [
  ['todos', 'Para todos'],
  ['chave', 'Com uma chave de acesso'],
  ['equipe', 'Da equipe'],
];

/** What the three editors of a tab say when an operation is opened in it. */
export function editorsOf({ document, variables, acesso }: Operation): Record<'query' | 'variables' | 'headers', string> {
  return {
    query: document,
    variables: variables ? pretty(variables) : '',
    headers: acesso === 'chave' ? PLACEHOLDER : '',
  };
}

/** The choice of operations to begin with, in the page's own header: each is opened in a tab, or gone back to where its tab is open. */
export function ReadyOperations({ place }: { place: HTMLElement }) {
  useTabLeadsOn();
  const { tabs, addTab, changeTab, queryEditor, variableEditor, headerEditor } = useEditorContext({ nonNull: true });
  const open = (operation: Operation) => {
    const { query, variables, headers } = editorsOf(operation);
    const tabOfIt = tabs.findIndex((tab) => tab.query === query);
    if (tabOfIt >= 0) return changeTab(tabOfIt);
    // A key that somebody has written in one tab is meant for the others.
    const written = tabs.find((tab) => tab.headers?.trim() && tab.headers !== PLACEHOLDER)?.headers;
    flushSync(addTab);
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    headerEditor?.setValue(headers && (written ?? headers));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const operation = OPERATIONS[String(new FormData(event.currentTarget).get('operacao'))];
    if (!operation) return;
    open(operation);
    if (queryEditor) beginIn(queryEditor);
  };
  return createPortal(
    <form onSubmit={submit}>
      <label htmlFor="operacao">Operações prontas</label>
      <select id="operacao" name="operacao">
        {GROUPS.map(([acesso, titulo]) => (
          <optgroup key={acesso} label={titulo}>
            {Object.entries(OPERATIONS)
              .filter(([, operation]) => operation.acesso === acesso)
              .map(([name, operation]) => (
                <option key={name} value={name}>
                  {operation.titulo}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit">Abrir</button>
    </form>,
    place,
  );
}

/** Goes to the editor, which names its operation a moment later; whoever is faster would send the name of the one before. */
function beginIn(editor: QueryEditor): void {
  editor.operationName = null;
  editor.focus();
}

function pretty(value: object): string {
  return JSON.stringify(value, null, 2);
}
