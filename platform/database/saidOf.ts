const STATEMENT = /^(with|select|insert|update|delete|begin|commit|create|alter|drop)\b/i;

/**
 * What a database says of a failure, in its own words: without the statement, which stands before the last dash with its values, and without the
 * detail and the hint that MikroORM adds to what PostgreSQL says, since a detail quotes the row.
 */
export function saidOf(error: Error): string {
  const { code, detail, hint } = error as { code?: unknown; detail?: unknown; hint?: unknown };
  const short = without(without(error.message, `\n - hint: ${String(hint)}`), `\n - detail: ${String(detail)}`);
  const said = STATEMENT.test(short) ? short.slice(short.lastIndexOf(' - ') + 3) : short;
  // Errors of PostgreSQL about data (class 22) end in the value that they are about.
  return typeof code === 'string' && code.startsWith('22') ? said.split(': "')[0]! : said;
}

function without(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}
