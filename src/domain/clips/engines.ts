/**
 * The built-in renderer, which needs no model, API key or money. Other engines are named by the
 * operator.
 */
export const STUDIO_ENGINE = 'studio';

/** Whether a film is drawn by the built-in studio rather than a model. */
export function isStudio(engine: string): boolean {
  return engine === STUDIO_ENGINE;
}
