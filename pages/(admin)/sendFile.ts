/** How long a file on its way may stand still, in milliseconds. */
const GOES_ON_WITHIN = 30_000;
/** How long an answer is waited for once all of it is there, in milliseconds: a whole catalogue with its pictures is stored meanwhile. */
const ANSWER_WITHIN = 120_000;

export interface Progress {
  /** Told how much has been sent, in percent. */
  onProgress?: (percent: number) => void;
}

/** Sends a form with a file, by the way that tells how far it is. Rejects with an `AbortError` when it was given up, and with another error when nothing comes any more. */
export function sendFile(
  address: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: Progress['onProgress'],
): Promise<Response> {
  if (signal?.aborted) return Promise.reject(new DOMException('given up', 'AbortError'));
  const request = new XMLHttpRequest();
  let limit: ReturnType<typeof setTimeout>;
  const answered = new Promise<Response>((resolve, reject) => {
    const waitFor = (time: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => {
        reject(new TypeError('no answer'));
        request.abort();
      }, time);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitFor(GOES_ON_WITHIN);
      onProgress?.(Math.round((loaded / total) * 100));
    });
    request.upload.addEventListener('load', () => waitFor(ANSWER_WITHIN));
    request.addEventListener('error', () => reject(new TypeError('unreachable')));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    });
    waitFor(GOES_ON_WITHIN);
  });
  request.open(method ?? 'POST', address);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  signal?.addEventListener('abort', () => request.abort());
  request.send(body as XMLHttpRequestBodyInit);
  return answered.finally(() => clearTimeout(limit));
}
