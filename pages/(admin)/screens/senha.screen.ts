import { z } from 'zod';
import { screen } from './screen.ts';

/** One's own password (D26). */
export const senha = screen({
  title: 'Minha senha',
  menu: { label: 'Minha senha', icon: 'key-round' },
  address: z.object({}),
  questions: () => [],
});
