import type { Config } from 'vike/types';

export default {
  // E-mail and telephone stand in its address (section 2.2).
  unmeasured: true,
} satisfies Config;
