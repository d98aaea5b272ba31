import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import helmet from 'helmet';

interface SecurityOptions {
  /** Whether the site is reached by https. */
  https: boolean;
  development: boolean;
  /** Whether the tag-manager container may be loaded, and from where what is in it. */
  tagManager: boolean;
  tagHosts: readonly string[];
  /** Origins that a visitor's browser may measure the way to. */
  measured: readonly string[];
  /** Whether reCAPTCHA is the bot check. */
  recaptcha: boolean;
}

const RECAPTCHA = ['https://www.google.com', 'https://www.gstatic.com'];
const TAG_MANAGER = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];

/**
 * Security headers of every answer, those included that are given where no hook of Fastify runs. Hashes or 'self' only: pages are the
 * same for everyone and are cached whole.
 */
export function securityHeaders({
  https,
  development,
  tagManager,
  tagHosts,
  measured,
  recaptcha,
}: SecurityOptions): Readonly<Record<string, string>> {
  const tags = tagManager ? [...TAG_MANAGER, ...tagHosts] : [];
  const outside = [...tags, ...(recaptcha ? RECAPTCHA : [])];
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's development client and its hot reloading are inline scripts and styles.
        scriptSrc: development ? ["'self'", "'unsafe-inline'", ...outside] : ["'self'", ...outside],
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...outside, ...measured],
        imgSrc: ["'self'", 'data:', ...outside],
        // Tags of advertisers show frames of their own.
        frameSrc: ["'self'", ...(tagManager ? tagHosts : []), ...(recaptcha ? RECAPTCHA : [])],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // Of this name alone: whoever sells hosting has customers on the others, by http.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  // None of them depends on the request: they are written once, here.
  const page = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  } as unknown as ServerResponse;
  write({} as IncomingMessage, page, () => {});
  return headers;
}

interface SecurityPluginOptions {
  headers: Readonly<Record<string, string>>;
  /** Which addresses pages of this site may show in a frame; all others stand alone. */
  framed: (url: string) => boolean;
  /** Path of the one picture that others' pages may show: letters have it, and mail is read in a browser, too. */
  shownElsewhere: string;
}

/** Puts the headers on every answer of a route; the first hook of all, so that what another refuses has them too. */
export const security = fp<SecurityPluginOptions>(async (app, { headers, framed, shownElsewhere }) => {
  const inFrame = {
    'content-security-policy': headers['content-security-policy']?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers);
    if (framed(url)) reply.headers(inFrame);
    if (url.split('?', 1)[0] === shownElsewhere) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
});
