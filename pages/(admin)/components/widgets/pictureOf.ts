/** Longest that a picture is waited for, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The picture at an address, as a file to be sent again. @throws where it cannot be had */
export async function pictureOf(address: string): Promise<File> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
  const blob = await answer.blob();
  return new File([blob], address.split('/').at(-1)!, { type: blob.type });
}
