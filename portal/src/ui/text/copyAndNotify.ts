import { notify } from '../feedback/notify.ts';
import { copy } from './copy.ts';
import { copyText } from './copyText.ts';

/** Copies a text and shows a notice that names it, so that the notices of two copies differ. */
export async function copyAndNotify(value: string, what: string): Promise<void> {
  try {
    await copyText(value);
    notify.success(copy.copied(what));
  } catch {
    // The browser refuses to copy.
    notify.warning(copy.failed(what));
  }
}
