import { notify } from '#portal/ui/feedback/notify.ts';
import { copyText } from '#portal/ui/text/copyText.ts';
import { messageOf } from './callControl.ts';

/** Copies a text to the clipboard, and notifies the user of success or failure. @param notice text shown on success */
export async function copied(
  text: string | Promise<string>,
  notice: string | Promise<string>,
): Promise<void> {
  try {
    const [copy, words] = await Promise.all([text, notice]);
    await copyText(copy);
    notify.success(words);
  } catch (error) {
    notify.error(messageOf(error));
  }
}
