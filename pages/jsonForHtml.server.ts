/** JSON that may stand inside a script element, which a `<` could close. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
