import { z } from 'zod';
import { CalendarioDocument } from '../../../graphql/generated/admin/graphql.ts';
import { MES } from '../../../modules/calendar/calendario.ts';
import { question, screen } from './screen.ts';

const address = z.object({ mes: z.string().regex(MES).optional().catch(undefined) });

export const calendarioQuestion = ({ mes }: z.output<typeof address>) => question(CalendarioDocument, { mes });

/** What is on air when: prices, highlights, banners and coupons with days (085). */
export const calendario = screen({
  title: 'Calendário',
  menu: { label: 'Calendário', icon: 'calendar-days' },
  address,
  questions: (said) => [calendarioQuestion(said)],
});
