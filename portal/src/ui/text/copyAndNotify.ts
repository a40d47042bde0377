import { notify } from '../feedback/notify.ts';
import { copy } from './copy.ts';
import { copyText } from './copyText.ts';

/** Copies a text and shows a notice that names it: two copies in a row differ. */
export async function copyAndNotify(value: string, what: string): Promise<void> {
  try {
    await copyText(value);
    notify.success(copy.copied(what));
  } catch {
    // The browser does not allow it.
    notify.warning(copy.failed(what));
  }
}
