import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, map, mergeMap, throwError } from 'rxjs';
import { Refusal, refusalOf } from './refusal.ts';
import { signInAgain } from './signIn.ts';

/** Errors become refusals; what was given up by whoever asked stays what it is. */
export const refusals = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (result.errors?.length) throw new CombinedGraphQLErrors(result);
      return result;
    }),
    catchError((error: Error) => throwError(() => (error.name === 'AbortError' ? error : refusalOf(error)))),
  ),
);

/** When the session has ended, asks for the password over whatever is open, and sends once more. Whoever leaves the screen anyway says so (`leaving`). */
export const passwords = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: Error) => {
      if (!hasEnded(error) || operation.getContext().leaving) return throwError(() => error);
      return from(signInAgain()).pipe(mergeMap((signedIn) => (signedIn ? forward(operation) : throwError(() => error))));
    }),
  ),
);

/** Whether the session is over. */
export function hasEnded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NAO_AUTENTICADO';
}
