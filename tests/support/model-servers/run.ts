// A fake model server: `node run.ts PROTOCOL`. It prints its URL when it is ready.
import { comfyUi } from '#tests/support/model-servers/comfyui.ts';
import { falQueue } from '#tests/support/model-servers/fal-queue.ts';
import { aiGateway } from '#tests/support/model-servers/gateway.ts';
import { openAiVideos } from '#tests/support/model-servers/openai-videos.ts';
import { serveModel, type FakeProtocol } from '#tests/support/model-servers/http-frame.ts';

const PROTOCOLS: Record<string, () => FakeProtocol> = {
  'openai-videos': () => openAiVideos('vllm-omni'),
  comfyui: comfyUi,
  fal: falQueue,
  'ai-sdk': aiGateway,
  sglang: () => openAiVideos('sglang'),
  litellm: () => openAiVideos('litellm'),
};

const open = PROTOCOLS[process.argv[2] ?? ''];
if (!open) throw new Error(`Protocols: ${Object.keys(PROTOCOLS).join(', ')}`);
process.stdout.write(`is ready at ${await serveModel(open())}\n`);
