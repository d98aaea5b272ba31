import { z } from 'zod';
import { PainelDocument } from '../../../graphql/generated/admin/graphql.ts';
import { question, screen } from './screen.ts';

export const dashboardQuestion = question(PainelDocument, {});

/** Home (section 2.4). */
export const dashboard = screen({
  title: 'Home',
  menu: { label: 'Home', icon: 'house' },
  area: 'pedidos',
  address: z.object({}),
  questions: () => [dashboardQuestion],
});
