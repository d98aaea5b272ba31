import { lateCode } from '../../lateCode.ts';

/** What sends an order and takes its offer anew, fetched when the form is touched. @throws where it cannot be had */
export const sending = lateCode(() => import('./sendingParts.ts'));
