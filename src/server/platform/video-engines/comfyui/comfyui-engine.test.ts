import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { comfyUi } from '#tests/support/model-servers/comfyui.ts';
import {
  serveModel,
  type Observations,
  type Instructions,
} from '#tests/support/model-servers/http-frame.ts';
import {
  ASKING,
  attemptFor,
  openEngine,
  PICTURE,
  SUBMITTING,
} from '#tests/support/model-servers/open-engine.ts';
import { FIVE_NODES } from '#tests/support/model-servers/start-model-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-workflows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let root = '';
beforeAll(async () => {
  root = await serveModel(comfyUi());
  await instruct({ milliseconds: 250 });
});

const instruct = async (told: Instructions) =>
  void (
    await fetch(`${root}/_fake`, { method: 'POST', body: JSON.stringify(told) })
  ).body?.cancel();

const happenings = async () => (await (await fetch(`${root}/_fake`)).json()) as Observations;

type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

/** An engine with a workflow that differs from the five-node one. */
function open(change: (nodes: Nodes) => unknown = (nodes) => nodes, settings = {}) {
  const nodes = JSON.parse(readFileSync(FIVE_NODES, 'utf8')) as Nodes;
  const workflowFile = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(workflowFile, JSON.stringify(change(nodes)));
  return openEngine({ protocol: 'comfyui', apiUrl: root, workflowFile, ...settings }).engine;
}

function withInput(nodes: Nodes, id: string, inputs: Record<string, unknown>): Nodes {
  const node = nodes[id];
  if (!node) throw new Error(`No node ${id}`);
  return { ...nodes, [id]: { ...node, inputs: { ...node.inputs, ...inputs } } };
}

describe('ComfyUI', () => {
  it('rejects a partly accepted workflow, because nothing would be saved', async ({
    onTestFinished,
  }) => {
    // Waits until it is cancelled, however long a busy machine takes.
    await instruct({ milliseconds: 600_000 });
    onTestFinished(() => instruct({ milliseconds: 250 }));
    const engine = open((nodes) => withInput(nodes, '1', { width: 'wide' }));
    const attempt = attemptFor();
    await expect(engine.submit(attempt, SUBMITTING)).rejects.toMatchObject({
      name: 'NotAccepted',
      failure: 'order_refused',
      isRetryable: false,
      message: expect.stringMatching(/EmptyImage \(node 1\).*INT value \(width, wide\)/) as string,
    });
    const { orders } = await happenings();
    expect(orders.find(({ id }) => id === attempt.attemptId)?.isCancelled).toBe(true);
  });

  it.each<[string, (nodes: Nodes) => unknown, RegExp]>([
    [
      "the editor's format",
      () => ({ last_node_id: 3, nodes: [{ id: 1, type: 'SaveVideo' }], links: [], version: 0.4 }),
      /Export \(API\)/,
    ],
    ['no nodes', () => ({}), /no workflow in API format/],
    [
      'no place for the prompt',
      (nodes) => withInput(nodes, '4', { value: 'a wheel' }),
      /\{\{prompt\}\} nowhere/,
    ],
  ])('is never sent %s', async (_what, change, said) => {
    const engine = open(change);
    await expect(engine.submit(attemptFor(), SUBMITTING)).rejects.toMatchObject({
      name: 'NotAccepted',
      isRetryable: false,
      message: expect.stringMatching(said) as string,
    });
    await expect(engine.check(ASKING)).rejects.toThrow(said);
  });

  it.each<[string, (nodes: Nodes) => unknown, RegExp]>([
    [
      'a class',
      (nodes) => ({ ...nodes, 6: { class_type: 'RIFE VFI', inputs: {} } }),
      /has no RIFE VFI/,
    ],
    [
      'a choice',
      (nodes) => withInput(nodes, '3', { codec: 'av1' }),
      /node 3 \(SaveVideo\) wants codec "av1"/,
    ],
    [
      'an input',
      (nodes) => ({ ...nodes, 3: { class_type: 'SaveVideo', inputs: {} } }),
      /node 3 \(SaveVideo\) needs video/,
    ],
    [
      'a node that saves',
      ({ 3: _saves, 5: _shows, ...nodes }) => nodes,
      /no node that saves the video/,
    ],
  ])('reports %s that it lacks beforehand', async (_what, change, said) => {
    await expect(open(change).check(ASKING)).rejects.toThrow(said);
  });

  it('reports how many orders are ahead', async () => {
    const engine = open();
    const { handle } = await engine.submit(attemptFor(), SUBMITTING);
    expect(await engine.poll(handle, ASKING)).toMatchObject({ state: 'running', ordersAhead: 0 });
  });

  it('reports which node failed', async () => {
    await instruct({ outcomes: ['outOfMemory'] });
    const engine = open();
    const { handle } = await engine.submit(attemptFor(), SUBMITTING);
    await vi.waitFor(
      async () =>
        expect(await engine.poll(handle, ASKING)).toEqual({
          state: 'failed',
          failure: 'out_of_memory',
          detail:
            'KSampler (node 7): Allocation on device 0 would exceed allowed memory. (out of memory)',
          isBilled: true,
        }),
      { timeout: 50_000 },
    );
  });

  it('requests frames and sizes that the model supports', async () => {
    const ltx = openEngine({
      protocol: 'comfyui',
      apiUrl: root,
      workflowFile: FIVE_NODES,
      family: 'ltx-2',
    });
    expect(ltx.settings).toMatchObject({
      fps: 24,
      sizes: { '16:9': { width: 1280, height: 704 } },
    });
    const attempt = attemptFor({ seconds: 3, ...ltx.settings.sizes['16:9'] });
    await ltx.engine.submit(attempt, SUBMITTING);
    const { orders } = await happenings();
    // 73 frames: 8n+1.
    expect(orders.find(({ id }) => id === attempt.attemptId)?.seconds).toBe(3);
  });

  it('uploads the pictures for which its workflow has a placeholder', async () => {
    const loading = { class_type: 'LoadImage', inputs: { image: '{{start_image}}' } };
    const engine = open((nodes) => ({ ...nodes, 7: loading }));
    expect(await engine.imageSupport()).toEqual({ frames: 'start', references: false });
    const attempt = attemptFor({ images: { start: PICTURE } });
    await engine.submit(attempt, SUBMITTING);
    const { requests } = await happenings();
    expect(requests.map(({ path }) => path)).toContain('/upload/image');
    await expect(
      open().submit(attemptFor({ images: { start: PICTURE } }), SUBMITTING),
    ).rejects.toThrow('takes no start frame');
    await expect(engine.submit(attemptFor(), SUBMITTING)).rejects.toThrow('needs pictures');
  });

  describe('upscales and interpolates frames', () => {
    const withGroups = (nodes: Nodes) => ({
      ...nodes,
      6: {
        class_type: 'UpscaleModelLoader',
        inputs: { model_name: '{{upscale_model}}' },
        _meta: { group: 'enlarge' },
      },
      7: {
        class_type: 'ImageUpscaleWithModel',
        inputs: { upscale_model: ['6', 0], image: ['1', 0] },
        _meta: { group: 'enlarge', inPlaceOf: '1' },
      },
    });
    const film = { preset: 'slots', shortSidePixels: 1080, fps: 30 } as const;
    const nodesSent = async (order: Parameters<typeof attemptFor>[0]) => {
      const attempt = attemptFor(order);
      await open(withGroups, { fps: 16 }).submit(attempt, SUBMITTING);
      const { orders } = await happenings();
      return orders.find(({ id }) => id === attempt.attemptId)?.fields?.['nodes'];
    };

    it('if the server has a model for it, for films that are larger', async () => {
      await instruct({ enlarges: true });
      expect(await nodesSent({ film })).toMatchObject({
        2: { inputs: { images: ['7', 0] } },
        6: { inputs: { model_name: 'RealESRGAN_x2plus.pth' } },
        7: { inputs: { image: ['1', 0] } },
      });
      const small = await nodesSent({ film: { ...film, shortSidePixels: 720 } });
      expect(small).toMatchObject({ 2: { inputs: { images: ['1', 0] } } });
      expect(small).not.toHaveProperty('7');
      await instruct({ enlarges: false });
    });

    it('nowhere else, and only requires what is needed beforehand', async () => {
      const sent = await nodesSent({ film });
      expect(sent).toMatchObject({ 2: { inputs: { images: ['1', 0] } } });
      expect(Object.keys(sent as object)).toEqual(['1', '2', '3', '4', '5']);
      expect(await open(withGroups).check(ASKING)).toContain('has all');
    });
  });

  it('sends a reference image if its workflow has a placeholder', async () => {
    const loading = { class_type: 'LoadImage', inputs: { image: '{{reference_image}}' } };
    const engine = open((nodes) => ({ ...nodes, 7: loading }));
    expect(await engine.imageSupport()).toEqual({ frames: 'none', references: true });
    const attempt = attemptFor({ images: { references: [PICTURE] } });
    await engine.submit(attempt, SUBMITTING);
    const { orders } = await happenings();
    const placed = orders.find(({ id }) => id === attempt.attemptId)?.fields?.['images'];
    expect(placed).toEqual([`${attempt.attemptId}-reference.png`]);
    await expect(engine.submit(attemptFor(), SUBMITTING)).rejects.toThrow('needs pictures');
  });

  it('uses a separate workflow for clips that start with a picture', async () => {
    const imageWorkflowFile = join(folder, 'framed.json');
    const loading = { class_type: 'LoadImage', inputs: { image: '{{start_image}}' } };
    const nodes = JSON.parse(readFileSync(FIVE_NODES, 'utf8')) as Nodes;
    writeFileSync(imageWorkflowFile, JSON.stringify({ ...nodes, 7: loading }));
    const engine = open((same) => same, { imageWorkflowFile });
    expect(await engine.imageSupport()).toMatchObject({ frames: 'start' });
    for (const images of [{ start: PICTURE }, {}]) {
      const { handle } = await engine.submit(attemptFor({ images }), SUBMITTING);
      expect(handle.id).toMatch(/-/);
    }
    expect(await engine.check(ASKING)).toContain('has all');
  });

  it('interrupts only its own order, and deletes fetched records', async () => {
    const engine = open();
    const { handle } = await engine.submit(attemptFor(), SUBMITTING);
    await vi.waitFor(
      async () => expect(await engine.poll(handle, ASKING)).toMatchObject({ state: 'done' }),
      { timeout: 50_000 },
    );
    const { requests: before } = await happenings();
    await engine.cancel(handle, ASKING);
    const { requests } = await happenings();
    expect(requests.slice(before.length).map(({ path }) => path)).not.toContain('/interrupt');
    await engine.discard(handle, ASKING);
    expect(await engine.poll(handle, ASKING)).toEqual({ state: 'lost' });
  });
});
