import type { Config } from 'vike/types';

export default {
  // Whoever knows the address reads it; nobody else is told of it.
  personal: true,
} satisfies Config;
