import type { Page } from '@playwright/test';

/** A file that is dragged over a page or copied. */
export interface TransferredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Drops a file on the page, or pastes it, like a browser. */
export async function dropOrPasteFile(
  page: Page,
  how: 'drop' | 'paste',
  file: TransferredFile,
): Promise<void> {
  const { name, type, bytes } = file;
  const given = JSON.stringify([how, name, type, bytes.toString('base64')]);
  await page.evaluate(`(${GIVE})(${given})`);
}

/** Runs in the page. */
const GIVE = `([how, name, type, base64]) => {
  const data = new DataTransfer();
  const contents = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0));
  data.items.add(new File([contents], name, { type }));
  const init = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(
    how === 'drop'
      ? new DragEvent('drop', { ...init, dataTransfer: data })
      : new ClipboardEvent('paste', { ...init, clipboardData: data }),
  );
}`;

/** An MP4 file padded with this many bytes: a large upload of a small clip. */
export function padded(mp4: Buffer, bytes: number): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([mp4, box]);
}
