import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, map, mergeMap, throwError } from 'rxjs';
import { Refusal, refusalOf } from './refusal.ts';
import { signInAgain } from './signIn.ts';

/** Told that a role has refused something. */
let onRoleRefused = () => {};

/** Says who is told when a role has refused something: a tab shows what the role lets do, so that it is another by now. */
export function whenRoleRefuses(tell: () => void): void {
  onRoleRefused = tell;
}

/** Told whether the second factor that the shop asks for has kept something from being done, and that something was done again. */
let onFactorDemanded = (_demanded: boolean) => {};

/** Says who is told when an account needs a second factor before anything else, and when it is answered again; answers how to take that back. */
export function whenFactorIsDemanded(tell: (demanded: boolean) => void): () => void {
  onFactorDemanded = tell;
  return () => {
    if (onFactorDemanded === tell) onFactorDemanded = () => {};
  };
}

/** Errors become refusals; what was given up by whoever asked stays what it is. */
export const refusals = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (result.errors?.length) throw new CombinedGraphQLErrors(result);
      onFactorDemanded(false);
      return result;
    }),
    catchError((error: Error) => {
      const refusal = error.name === 'AbortError' ? error : refusalOf(error);
      if (isNotTheirs(refusal)) onRoleRefused();
      if (refusal instanceof Refusal && refusal.code === 'SEGUNDO_FATOR_EXIGIDO') onFactorDemanded(true);
      return throwError(() => refusal);
    }),
  ),
);

/** Whom this document was opened for. */
let person = '';

/** Says whom this document was opened for. */
export function openedFor(usuario: string): void {
  person = usuario;
}

/** Tells the server who the tab thinks it is: the browser's session may be somebody else's by now, from another tab. */
export const names = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, 'x-administrador': encodeURIComponent(person) } }));
  return forward(operation);
});

/** When the session has ended, or is another's, asks for the password over whatever is open, and sends once more. Whoever leaves the screen anyway says so (`leaving`), whoever only asks anew for what it shows (`staying`), and what asks without anybody's having pressed for it (`byItself`). */
export const passwords = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: Error) => {
      if (!hasEnded(error) && !isAnothers(error)) return throwError(() => error);
      const { leaving, staying, byItself } = operation.getContext() as Partial<
        Record<'leaving' | 'staying' | 'byItself', boolean>
      >;
      // A list that is asked for anew stays as it is under somebody else's session: the next act asks.
      if (byItself || (hasEnded(error) ? leaving : staying)) return throwError(() => error);
      return from(signInAgain((error as Refusal).message, isAnothers(error))).pipe(
        mergeMap((signedIn) => (signedIn ? forward(operation) : throwError(() => error))),
      );
    }),
  ),
);

/** Whether the role of whoever asks does not let them. */
export function isNotTheirs(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'PAPEL_NAO_PERMITE';
}

/** Whether the session is another person's. */
export function isAnothers(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'OUTRO_ADMINISTRADOR';
}

/** Whether the session is over. */
export function hasEnded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NAO_AUTENTICADO';
}
