/** The product's own renderer, which needs no model, key or money. Other engines have names of the operator's choice. */
export const STUDIO_ENGINE = 'studio';

/** Whether a film is drawn by our own studio and by no model. */
export function isStudio(engine: string): boolean {
  return engine === STUDIO_ENGINE;
}
