import type { scriptRoutes } from '#contracts/routes/script.ts';
import type { ScriptService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createScriptHandlers(script: ScriptService): HandlersOf<typeof scriptRoutes> {
  return {
    generatePrompt: async ({ caller, body }) => ({
      prompt: await script.generatePrompt(caller.actor, body),
    }),
  };
}
