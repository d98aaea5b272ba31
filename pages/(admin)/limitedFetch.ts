import { sendFile, type Progress } from './sendFile.ts';

/** How long an answer is waited for, in milliseconds: shorter than any proxy does, and longer than the server takes for anything but a file. */
const ANSWER_WITHIN = 25_000;

/**
 * As `fetch`, for as long as an answer may take: what comes later is taken for lost, also when the connection stays open (044). A file may take as long as
 * it goes on. Rejects with another error than an `AbortError`, which is of whoever has given the request up.
 */
export const limitedFetch = (input: string, { onProgress, ...init }: RequestInit & Progress): Promise<Response> => {
  if (init.body instanceof FormData) return sendFile(input, init, onProgress);
  const limit = new AbortController();
  // After the answer it is nothing that this gives up.
  setTimeout(() => limit.abort(new TypeError('no answer')), ANSWER_WITHIN);
  const giveUp = () => limit.abort(init.signal?.reason);
  if (init.signal?.aborted) giveUp();
  init.signal?.addEventListener('abort', giveUp);
  return fetch(input, { ...init, signal: limit.signal });
};
