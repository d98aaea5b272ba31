import { ComQuemEstaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { question } from '../screens/screen.ts';
import type { QueuesOf } from './queueCounts.ts';

/** With whom rows of a list may stand: all who may see to them, and whoever may not any more and still has some that are open. */
export const holdersQuestion = (lista: QueuesOf) => question(ComQuemEstaDocument, { lista });
