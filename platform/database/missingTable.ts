/** Whether a statement has failed because its table is not there, in either dialect. */
export function isMissingTable(error: unknown): boolean {
  return /no such table|does not exist/.test((error as Error).message);
}
