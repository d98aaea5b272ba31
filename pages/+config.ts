import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  lang: 'pt-BR',
  passToClient: ['brand', 'marca'],
  // Public pages are documents: the browser navigates, and each page arrives whole, its head included.
  clientRouting: false,
} satisfies Config;
