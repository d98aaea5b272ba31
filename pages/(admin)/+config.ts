import type { Config } from 'vike/types';

export default {
  passToClient: ['adminPath', 'usuario'],
} satisfies Config;
