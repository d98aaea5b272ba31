import { z } from 'zod';
import { TextosDoSiteDocument } from '../../../graphql/generated/admin/graphql.ts';
import { question, screen } from './screen.ts';

export const textosQuestion = () => question(TextosDoSiteDocument, {});

/** What the site says of the company beside its catalogue (087). */
export const textos = screen({
  title: 'Textos do site',
  menu: { label: 'Textos do site', icon: 'file-text' },
  address: z.object({}),
  questions: () => [textosQuestion()],
});
