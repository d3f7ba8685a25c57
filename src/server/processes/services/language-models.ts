import { createChatBriefModel } from '#server/features/brief/chat-brief-model.ts';
import { createChatModelJudge } from '#server/features/compliance/chat-model-judge.ts';
import { createChatScriptModel } from '#server/features/script/chat-script-model.ts';
import { openChatModel } from '#server/platform/language-model/chat-model.ts';
import type { Platform } from '#server/processes/platform.ts';

export type LanguageModels = ReturnType<typeof openLanguageModels>;

/** The uses of the configured language model; all null without one. */
export function openLanguageModels({ config: { languageModel } }: Platform) {
  if (!languageModel) return { judge: null, brief: null, script: null };
  const chat = openChatModel(languageModel);
  return {
    judge: createChatModelJudge(chat, languageModel.model),
    brief: createChatBriefModel(chat, languageModel.model),
    script: createChatScriptModel(chat),
  };
}
