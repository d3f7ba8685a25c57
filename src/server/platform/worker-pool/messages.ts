export interface ToWorker<Request> {
  readonly request: Request;
}

export type FromWorker<Response> = { readonly response: Response } | { readonly error: string };
