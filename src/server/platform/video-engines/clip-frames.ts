import type { ClipFrames } from '#server/platform/video-engines/engine-settings.ts';
import type { ConfiguredEngine } from '#server/platform/video-engines/open-video-engines.ts';
import type { ImageSupport } from '#server/platform/video-engines/video-engine.ts';

const TAKEN: Record<ImageSupport['frames'], readonly ClipFrames[]> = {
  none: ['text'],
  start: ['text', 'start'],
  start_and_end: ['text', 'start', 'start+end'],
};

/** Names of text-only models, although their protocol supports pictures. */
const FOR_TEXT = /(^|[^i])t2v|text-to-video/;

/**
 * Which frames the clips of an engine start and end with: according to its settings, as far as the
 * engine supports it. By default, a start frame if the model is known to take one.
 */
export async function clipFramesOf({ settings, engine }: ConfiguredEngine): Promise<ClipFrames> {
  const support = await engine.imageSupport();
  const frames = TAKEN[support.frames];
  const taken = support.references ? [...frames, 'reference' as const] : frames;
  const most = (frames.length > 1 ? frames : taken).at(-1) ?? 'text';
  const wanted = settings.frames ?? usualOf(settings, support);
  if (settings.protocol === 'comfyui') return hasWorkflowFor(wanted, settings) ? wanted : most;
  return taken.includes(wanted) ? wanted : most;
}

/**
 * A workflow needs exactly the pictures that it names; a second one without pictures may be
 * configured as well.
 */
function hasWorkflowFor(wanted: ClipFrames, settings: ConfiguredEngine['settings']): boolean {
  return wanted === 'text' && settings.imageWorkflowPath !== null;
}

/**
 * References are only for models made for them: others start with a picture, which is more
 * specific.
 */
function usualOf(settings: ConfiguredEngine['settings'], support: ImageSupport): ClipFrames {
  if (support.frames === 'none') return support.references ? 'reference' : 'text';
  return supportsStartFrame(settings) ? 'start' : 'text';
}

/** A false positive would make the server refuse every order. */
function supportsStartFrame(settings: ConfiguredEngine['settings']): boolean {
  const { protocol, model, imageModel, family } = settings;
  if (protocol === 'openai-videos') return family?.takesStart ?? false;
  return !FOR_TEXT.test((imageModel || model).toLowerCase());
}
