/** Why the shop cannot start, as the operator reads it: a sentence, without a stack. */
export class StartError extends Error {}
