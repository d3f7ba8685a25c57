import { describe, expect, it } from 'vitest';

import { nodeClasses } from '#tests/support/model-servers/comfyui-nodes.ts';
import { attemptFor } from '#tests/support/model-servers/open-engine.ts';

import { valuesOfGroups, withUsableGroups } from './comfyui-groups.ts';
import { nodeClassesSchema, readWorkflow, type NodeClasses } from './comfyui-workflow.ts';

const SHIPPED = [
  'wan2.2-text-to-video',
  'wan2.2-image-to-video',
  'ltx-2-text-to-video',
  'ltx-2-image-to-video',
];
const GENEROUS = nodeClassesSchema.parse(nodeClasses(true));
const PLAIN = nodeClassesSchema.parse(nodeClasses(false));
const film = { preset: 'slots', shortSidePixels: 1080, fps: 60 } as const;
const { order } = attemptFor({ width: 1280, height: 704, film });

/** The chain of node classes that a workflow's video comes from, last one first. */
async function chainOf(name: string, classes: NodeClasses, fps: number) {
  const workflow = await readWorkflow(`docs/workflows/${name}.json`);
  const nodes = withUsableGroups(workflow, classes, valuesOfGroups(order, fps, classes));
  let at = Object.keys(nodes).find((id) => nodes[id]?.class_type === 'SaveVideo');
  const chain: string[] = [];
  while (at !== undefined) {
    const node = nodes[at];
    const { video, images, frames, image, fps } = node?.inputs ?? {};
    const kind = node?.class_type ?? '';
    chain.push(kind === 'CreateVideo' ? `${kind} at ${JSON.stringify(fps)}` : kind);
    const link = video ?? images ?? frames ?? image;
    at = Array.isArray(link) && typeof link[0] === 'string' ? link[0] : undefined;
  }
  return chain;
}

describe.each(SHIPPED)('%s', (name) => {
  it('upscales and interpolates frames if the server can', async () => {
    const [save, create, ...others] = await chainOf(name, GENEROUS, 24);
    expect([save, create]).toEqual(['SaveVideo', 'CreateVideo at 48']);
    expect(others.slice(0, 2)).toEqual(['RIFE VFI', 'ImageUpscaleWithModel']);
    expect(others[2]).toMatch(/^VAEDecode/);
  });

  it('does not interpolate frames if the clip is as fast as the film', async () => {
    const [, create, after] = await chainOf(name, GENEROUS, 60);
    expect([create, after]).toEqual(['CreateVideo at "{{fps}}"', 'ImageUpscaleWithModel']);
  });

  it('is unchanged if the server has neither', async () => {
    const [, create, after] = await chainOf(name, PLAIN, 24);
    expect(create).toBe('CreateVideo at "{{fps}}"');
    expect(after).toMatch(/^VAEDecode/);
  });

  it('skips a newer node that requires more inputs', async () => {
    const rife = GENEROUS['RIFE VFI'];
    if (!rife) throw new Error('The fake has no such node');
    const required = { ...rife.input.required, dtype: [['float32', 'float16']] };
    const newer = nodeClassesSchema.parse({ ...GENEROUS, 'RIFE VFI': { input: { required } } });
    expect(await chainOf(name, newer, 24)).not.toContain('RIFE VFI');
  });
});
