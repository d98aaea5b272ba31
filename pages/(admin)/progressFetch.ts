interface Progress {
  /** Told how much has been sent, in percent. */
  onProgress?: (percent: number) => void;
}

/** As `fetch`, over which nobody is told how much has been sent: with `onProgress`, by another way. */
export const progressFetch = (input: string, options: RequestInit & Progress): Promise<Response> => {
  const { onProgress, ...init } = options;
  return onProgress ? send(input, init, onProgress) : fetch(input, init);
};

function send(address: string, { method, headers, body, signal }: RequestInit, onProgress: (percent: number) => void) {
  if (signal?.aborted) return Promise.reject(new DOMException('given up', 'AbortError'));
  const request = new XMLHttpRequest();
  const answered = new Promise<Response>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener('error', () => reject(new TypeError('unreachable')));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    });
  });
  request.open(method ?? 'POST', address);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  signal?.addEventListener('abort', () => request.abort());
  request.send(body as XMLHttpRequestBodyInit);
  return answered;
}
