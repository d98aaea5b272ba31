/** What a part of a page reads, or nothing when it cannot be read: the page goes on without it, and is not kept (section 8). */
export async function orNone<Item>(
  read: () => Promise<Item[]>,
  warn: (error: unknown, message: string) => void,
  message: string,
): Promise<Item[]> {
  try {
    return await read();
  } catch (error) {
    warn(error, message);
    return [];
  }
}
