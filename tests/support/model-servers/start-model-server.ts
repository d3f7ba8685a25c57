import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Observations, Instructions } from '#tests/support/model-servers/http-frame.ts';
import { MODEL_KEY } from '#tests/support/model-servers/openai-videos.ts';

export interface ModelServerProcess {
  readonly url: string;
  instruct(instructions: Instructions): Promise<void>;
  happenings(): Promise<Observations>;
  kill(): void;
}

const ENTRY = fileURLToPath(new URL('run.ts', import.meta.url));

/** A fake model server in a separate process. */
export async function startModelServer(protocol: string): Promise<ModelServerProcess> {
  const child = spawn(process.execPath, [ENTRY, protocol], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, address] = /is ready at (\S+)/.exec(chunk.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The fake ${protocol} ended`)));
  });
  const control = (body?: Instructions) =>
    fetch(`${url}/_fake`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  return {
    url,
    instruct: async (instructions) => void (await control(instructions)).body?.cancel(),
    happenings: async () => (await (await control()).json()) as Observations,
    kill: () => child.kill('SIGKILL'),
  };
}

/** A workflow of core nodes that needs no model; real servers can run it too. */
export const FIVE_NODES = fileURLToPath(new URL('five-nodes.json', import.meta.url));

export type FakeProtocolName = 'openai-videos' | 'comfyui' | 'fal' | 'ai-sdk';

let madeFolder: string | null = null;

/** For the files with the settings of the fakes, until this process ends. */
function settingsFolder(): string {
  if (madeFolder !== null) return madeFolder;
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-engines-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  madeFolder = folder;
  return folder;
}

/** Environment variables that connect our server to such a model, as an operator would set them. */
export function engineVariables(
  protocol: FakeProtocolName,
  url: string,
  settings: Record<string, unknown> = {},
): Record<string, string> {
  const { host, hostname } = new URL(url);
  const byProtocol: Record<FakeProtocolName, Record<string, unknown>> = {
    'openai-videos': { apiUrl: `${url}/v1` },
    comfyui: { apiUrl: url, workflowFile: FIVE_NODES },
    fal: {
      apiUrl: url,
      model: 'fal-ai/a-model/text-to-video',
      signingKeysUrl: `http://${host}/.well-known/jwks.json`,
    },
    'ai-sdk': { apiUrl: url, model: 'a-house/a-model', downloadHosts: [hostname] },
  };
  const engine = {
    protocol,
    durations: { min: 1, max: 5, step: 1 },
    pollSeconds: 0.1,
    recoverySeconds: 3,
    ...byProtocol[protocol],
    ...settings,
  };
  const file = join(settingsFolder(), `${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify({ engines: { [protocol]: engine } }));
  return {
    VIDEO_ENGINE: protocol,
    VIDEO_ENGINES_FILE: file,
    VIDEO_API_KEY: MODEL_KEY,
  };
}
