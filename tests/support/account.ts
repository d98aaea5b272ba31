/** Another account than root's (nobody's on most systems), as which a test may run the shop. */
export const OTHER_ACCOUNT = 65_534;

/** Whether processes of another account can be had; says loudly that something is not tried where they cannot. */
export function canBeAnother(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) process.stderr.write('\n*** ANOTHER ACCOUNT IS NOT TRIED: only root can start processes of others. ***\n');
  return isRoot;
}
