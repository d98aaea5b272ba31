/** What a browser may know of the bot check. */
export type BotCheckPublic = { kind: 'off' } | { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string };

/** Why a page says that it is none: `render(404, …)` of vike. */
export interface AbortReason {
  /** What the page in its place says. */
  texto?: string;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}
