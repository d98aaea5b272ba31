import type { Config } from 'vike/types';

export default {
  // Public pages are documents: the browser navigates, each page arrives whole, its head included, and its `+client.ts` takes it over.
  // Nothing of vike runs in the browser.
  meta: {
    Page: { env: { server: true } },
    bare: { env: { server: true } },
    personal: { env: { server: true } },
    unmeasured: { env: { server: true } },
  },
} satisfies Config;
