import type { PageContextServer } from 'vike/types';
import { SPECULATION_ROUTE } from '../modules/site/speculation.ts';
import type { AbortReason } from './pageContext.ts';
import { isUnmeasured } from './unmeasured.server.ts';

/** What the answer of a public page says beside the security headers; the staff's pages keep what vike says, which is that nobody stores them. */
export function headersResponse(pageContext: PageContextServer): Record<string, string> {
  const { adminPath, config, abortReason } = pageContext;
  if (config.personal)
    return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  if (adminPath !== undefined) return {};
  const { retryAfter } = (abortReason ?? {}) as AbortReason;
  return {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    // Asked for again each time, and yet kept for the back button, which `no-store` would forbid.
    'cache-control': 'private, no-cache',
    ...(isUnmeasured(pageContext) && { 'referrer-policy': 'no-referrer' }),
    'speculation-rules': `"${SPECULATION_ROUTE}"`,
  };
}
