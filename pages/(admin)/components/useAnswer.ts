import type { OperationVariables } from '@apollo/client';
import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { Question } from '../screens/screen.ts';

/** What the server has answered to a question of the screen, which was asked before the screen is shown; and what it answers from then on. */
export function useAnswer<Data, Variables extends OperationVariables>({ query, variables }: Question<Data, Variables>): Data {
  return useSuspenseQuery<Data, OperationVariables>(query, { variables }).data as Data;
}

/** As `useAnswer`, of a question that may have no answer; not asked, it has none. */
export function useAnswerIfAny<Data, Variables extends OperationVariables>(
  { query, variables }: Question<Data, Variables>,
  asked: boolean,
): Data | undefined {
  const options = { variables, fetchPolicy: 'cache-only', skip: !asked } as const;
  return useQuery<Data, OperationVariables>(query, options).data as Data | undefined;
}
