import { notify } from '#portal/ui/feedback/notify.ts';
import { copyText } from '#portal/ui/text/copyText.ts';
import { messageOf } from './ask.ts';

/** Copies a text to the clipboard and reports the result. @param said message on success */
export async function copied(text: string | Promise<string>, said: string | Promise<string>): Promise<void> {
  try {
    const [copy, words] = await Promise.all([text, said]);
    await copyText(copy);
    notify.success(words);
  } catch (error) {
    notify.error(messageOf(error));
  }
}
