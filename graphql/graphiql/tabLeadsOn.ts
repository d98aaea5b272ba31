import { useEditorContext } from '@graphiql/react';
import { useEffect } from 'react';

/** What Tab does in an editor: nothing of its own. */
const LEADS_ON = { Tab: false, 'Shift-Tab': false } as const;

/** Lets the keyboard's Tab lead out of GraphiQL's editors, as it leads on everywhere (WCAG 2.1.2). */
export function useTabLeadsOn(): void {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({ nonNull: true });
  useEffect(() => {
    const editors = [queryEditor, variableEditor, headerEditor, responseEditor].filter((editor) => editor !== null);
    for (const editor of editors) editor.addKeyMap(LEADS_ON);
    return () => {
      for (const editor of editors) editor.removeKeyMap(LEADS_ON);
    };
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
}
