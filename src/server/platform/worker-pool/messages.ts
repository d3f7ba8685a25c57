export interface ToWorker {
  readonly request: unknown;
}

export type FromWorker<Response> = { readonly response: Response } | { readonly error: string };
