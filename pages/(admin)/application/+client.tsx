import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { CONTEXT_ID, ROOT_ID } from '../../publicDocument.ts';
import type { PublicContext } from '../../publicPage.tsx';
import { client } from '../adminApi.ts';
import { askQueues } from '../components/queueCounts.ts';
import { openedFor, whenRoleRefuses } from '../links.ts';
import { FilasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { keepAnswers } from './load.ts';
import type { Data } from './+data.ts';
import { SignedInContext } from './signedIn.ts';
import { createAdminRouter } from './router.tsx';

const { brand, data } = JSON.parse(document.getElementById(CONTEXT_ID)!.textContent) as PublicContext;
const { screen, answers, filas, ...signedIn } = data as Data;
keepAnswers([{ query: FilasDocument, variables: {} }], [filas]);
openedFor(signedIn.usuario);
// What waits is answered with the role.
whenRoleRefuses(() => void askQueues());
const root = createRoot(document.getElementById(ROOT_ID)!);
// At once: the menu can be used before the screen is there.
flushSync(() =>
  root.render(
    // The widgets write days and speak as people here do, whatever the browser says.
    <I18nProvider locale="pt-BR">
      {/* Where an element has this id react-aria writes no style of its own into the page, which the policy forbids: form.css has it. */}
      <template id="react-aria-pressable-style" />
      <ApolloProvider client={client}>
        <SignedInContext value={{ brand, ...signedIn }}>
          <RouterProvider router={createAdminRouter(signedIn.adminPath, { screen, answers })} />
        </SignedInContext>
      </ApolloProvider>
    </I18nProvider>,
  ),
);
