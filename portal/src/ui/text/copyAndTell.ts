import { words } from '../../copy/words.ts';
import { notify } from '../feedback/notify.ts';
import { copyText } from './copyText.ts';

/** Says what was copied: two copied one after the other are told apart. */
export async function copyAndTell(value: string, what: string): Promise<void> {
  try {
    await copyText(value);
    notify.success(words.copied(what));
  } catch {
    // Not allowed.
    notify.warning(words.copyFailed(what));
  }
}
