import { notify } from '../../ui/feedback/notify.ts';
import { isChunkFailure } from '../chunkFailure.ts';
import { messages } from '../messages.ts';
import { isAssetFailure } from './assetFailure.ts';
import { globalError, type Report } from './startupErrors.ts';

/** From now on every error that nobody caught is reported; an asset that was no script is told too. 1 §8 */
export function watchErrors(report: Report): void {
  globalThis.addEventListener('error', (event) => {
    // Elements report their own failures here too, without a message.
    if (!(event instanceof ErrorEvent)) return;
    if (isAssetFailure(event)) notify.warning(messages.resource, { sticky: true, key: 'asset-failure' });
    report(globalError(event));
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    // What a gesture needed was not there any more, and nothing else says so.
    if (isChunkFailure(reason)) notify.warning(messages.routeLoad, { sticky: true });
    report(globalError({ message: String(reason), error: reason as unknown }));
  });
}
