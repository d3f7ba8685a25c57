import { ApiError } from '#web/api/api-error.ts';
import { TEXTS } from '#web/media/texts.ts';
import { useSession } from '#web/session/session-store.ts';

interface Sending {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob | FormData;
  readonly signal: AbortSignal;
  /** Hears how many bytes have gone. */
  readonly onSent?: (bytes: number) => void;
}

/**
 * Sends a request whose progress can be heard, which `fetch` does not tell. Rejects with a TypeError
 * where the server was not reached, with an ApiError where it refused.
 */
export function sendRequest(sending: Sending): Promise<XMLHttpRequest> {
  const { method, path, headers = {}, body, signal, onSent } = sending;
  const { token } = useSession.getState();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded));
    request.addEventListener('error', () => reject(new TypeError(TEXTS.theServerWasNotReached)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(request);
      else reject(new ApiError(status, statusText, responseText));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}
