import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

interface SecurityOptions {
  /** Whether the site is reached by https. */
  https: boolean;
  development: boolean;
  /** Whether the tag-manager container may be loaded. */
  tagManager: boolean;
  /** Whether reCAPTCHA is the bot check. */
  recaptcha: boolean;
  /** Which addresses pages of this site may show in a frame; all others stand alone. */
  framed: (url: string) => boolean;
}

const RECAPTCHA = ['https://www.google.com', 'https://www.gstatic.com'];
const TAG_MANAGER = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];

/** Security headers of every answer. Hashes or 'self' only: pages are the same for everyone and are cached whole. */
export const security = fp<SecurityOptions>(async (app, { https, development, tagManager, recaptcha, framed }) => {
  const outside = [...(tagManager ? TAG_MANAGER : []), ...(recaptcha ? RECAPTCHA : [])];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's development client and its hot reloading are inline scripts and styles.
        scriptSrc: development ? ["'self'", "'unsafe-inline'", ...outside] : ["'self'", ...outside],
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        connectSrc: development ? ["'self'", 'ws:', ...outside] : ["'self'", ...outside],
        imgSrc: ["'self'", 'data:', ...outside],
        frameSrc: ["'self'", ...(recaptcha ? RECAPTCHA : [])],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (!framed(url)) return;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    reply.header('x-frame-options', 'SAMEORIGIN');
  });
});
