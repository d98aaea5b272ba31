// A page that is being left still holds its key for a moment; another tab goes on holding it.
const PATIENCE_MS = 1000;

/**
 * Holds an idempotency key for as long as this page is open (Web Locks). A tab that was opened from another one inherits what that
 * one remembers, its key too: it finds the key held, and needs one of its own. Answers whether the key is this page's; where a
 * browser has no locks (plain http), the server tells two contents apart.
 */
export function holdKey(chave: string): Promise<boolean> {
  // The DOM library has it always; browsers only where the page is secure.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  // A reload meets the page that it replaces; any other tab that is open now stays open.
  const replaces = performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
  return new Promise((resolve) => {
    locks
      .request(`pedido:${chave}`, replaces ? { signal: AbortSignal.timeout(PATIENCE_MS) } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Held until the page is gone.
        return lock && new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}
