import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import { OPERATIONS, type Operation } from '../explorer.operations.ts';
import { keptWithoutKeys } from './keptWithoutKeys.ts';
import { editorsOf, ReadyOperations } from './readyOperations.tsx';
import './graphiql.css';

/** Where GraphiQL keeps what was open. */
const KEPT_TABS = 'graphiql:tabState';

/** The operation that the address names; the first one for who has never been here; otherwise what was open. */
function wanted(): Operation | undefined {
  const name = new URLSearchParams(location.search).get('operacao') ?? '';
  if (Object.hasOwn(OPERATIONS, name)) return OPERATIONS[name];
  return localStorage.getItem(KEPT_TABS) ? undefined : Object.values(OPERATIONS)[0];
}

const operation = wanted();

createRoot(document.getElementById('graphiql')!).render(
  <GraphiQL
    fetcher={createGraphiQLFetcher({ url: '/graphql' })}
    {...(operation && editorsOf(operation))}
    defaultQuery=""
    defaultEditorToolsVisibility
    storage={keptWithoutKeys}
    // A key stays in its editor and goes with the page.
    shouldPersistHeaders={false}
  >
    <GraphiQL.Logo>
      {/* GraphiQL's own name is no more than a link out; what stands here is inside its context. */}
      <ReadyOperations place={document.getElementById('prontas')!} />
    </GraphiQL.Logo>
  </GraphiQL>,
);
