/**
 * What is waited for, in milliseconds (node-postgres, Client and Pool): a connection, a lock, a statement, and an answer that never comes; and after how
 * many seconds a connection is made anew, which stays with a server that is no longer the one its name leads to.
 */
export const POSTGRES_WAITS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 35_000,
  maxLifetimeSeconds: 15,
  keepAlive: true,
} as const;
