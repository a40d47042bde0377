import { notify } from '../feedback/notify.ts';
import { copy } from './copy.ts';
import { copyText } from './copyText.ts';

/** Says what was copied: two copied one after the other are told apart. */
export async function copyAndTell(value: string, what: string): Promise<void> {
  try {
    await copyText(value);
    notify.success(copy.copied(what));
  } catch {
    // Not allowed.
    notify.warning(copy.failed(what));
  }
}
