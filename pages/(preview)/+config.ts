import type { Config } from 'vike/types';

export default {
  // What is previewed stands alone in its frame, without the shop around it.
  bare: true,
} satisfies Config;
