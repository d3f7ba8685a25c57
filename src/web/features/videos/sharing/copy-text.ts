import { TEXTS } from '#web/features/videos/texts.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title });
  } catch {
    // Browsers refuse the clipboard on insecure addresses: the text stands there to be selected.
    toast({ title: TEXTS.couldNotCopyPleaseCopyIt, description: text });
  }
}
