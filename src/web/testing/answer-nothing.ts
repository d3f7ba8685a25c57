/** Asked from time to time once a call has failed, in later tests too: no call of any of them. */
export const ALIVE_ADDRESS = '/healthz';

/**
 * Takes the place of the server between tests: what a screen still asks for, nobody answers. Only who
 * waits for the server to come back hears that it is there, and asks no more.
 */
export function answerNothing(address: string | URL | Request): Promise<Response> {
  if (address === ALIVE_ADDRESS) return Promise.resolve(new Response('ok'));
  return new Promise<Response>(() => undefined);
}
