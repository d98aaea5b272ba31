/**
 * Opens another public page. Settles only when this one comes back from the browser's back-forward cache, so that whoever
 * awaits it stays busy until the page is gone.
 */
export function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(address);
  });
}
