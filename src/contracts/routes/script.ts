import { defineRoute } from '#contracts/route.ts';
import { generatedPromptSchema, generatePromptSchema } from '#contracts/schemas/script.ts';

export const scriptRoutes = {
  generatePrompt: defineRoute({
    method: 'POST',
    path: '/api/ai/generate-prompt',
    access: { permission: 'script.assist' },
    summary: 'Write a prompt for a preset, or complete a draft. Free',
    body: generatePromptSchema,
    response: generatedPromptSchema,
    errors: ['policy_blocked', 'unavailable'],
  }),
};
