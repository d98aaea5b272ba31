import type { Config } from 'vike/types';

export default {
  // The document is the staff's own: its script puts the application in its place.
  bare: true,
} satisfies Config;
