import type { Config } from 'vike/types';

export default {
  // Whoever has the link chooses a password: nobody keeps the page, lists it, or is told where they came from.
  personal: true,
} satisfies Config;
