import { z } from 'zod';

/** A host by https, of which the first part may be any: never a whole scheme, a whole ending of domains, or a word of the policy itself. */
const HOST = /^https:\/\/(\*\.)?([a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}(:\d{1,5})?$/;

/** Further sources of a policy (CSP Level 3, host-source), separated by spaces or commas. */
export const cspHosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (hosts) => hosts.every((host) => HOST.test(host)),
    'deve ter só endereços como https://connect.facebook.net ou https://*.doubleclick.net',
  )
  .default([]);
