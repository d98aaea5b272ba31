/** What a browser may know of the bot check. */
export type BotCheckPublic = { kind: 'off' } | { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string };
