import { waitFor } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** A request that a test ends when and how it wants to. */
export class FakeRequest extends EventTarget {
  static readonly sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = '';
  path = '';
  status = 0;
  statusText = '';
  responseText = '{}';
  responseHeaders: Record<string, string> = {};

  open(method: string, path: string) {
    Object.assign(this, { method, path });
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.responseHeaders[name] ?? null;
  }
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  tellProgress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  end(
    status: number,
    response: Partial<Pick<FakeRequest, 'responseText' | 'responseHeaders'>> = {},
  ) {
    Object.assign(this, { status, ...response });
    this.dispatchEvent(new Event('load'));
  }
}

/** Takes the place of the browser's XMLHttpRequest until the test ends. */
export function startFakeRequests(): void {
  FakeRequest.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** The request with this number, once it is sent. */
export async function requestAt(index: number): Promise<FakeRequest> {
  return waitFor(() => {
    const request = FakeRequest.sent[index];
    if (!request) throw new Error('Not sent yet');
    return request;
  });
}
