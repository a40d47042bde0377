import '../api/defaultClient.ts';
import { performPoliciesWith, type Performer } from '../api/performer.ts';
import { startLogin } from '../domain/login/startLogin.ts';
import { notify } from '../ui/feedback/notify.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { messages } from './messages.ts';
import { prepare } from './prepare.ts';
import { isAssetFailure } from './startup/assetFailure.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { isStarting } from './startup/starting.ts';
import { globalError, type Report } from './startup/startupErrors.ts';
import { tellLostAsset } from './startup/tellLostAsset.ts';

/** From index.html to the frame: asks first, then runs React and MUI, which are on their way meanwhile. */
export function boot(root: Element): void {
  watchErrors(reportStartup);
  const { config, asked } = prepare();
  // A chunk of its own; index.html names it, so it is here by then (preloadFrame.ts).
  const frame = asked.then(() => import('./start.tsx'));
  performPoliciesWith(async (...failure) => {
    await frame;
    return performing(...failure);
  });
  void frame.then(({ start }) => start(root, config));
}

/** From now on every error that nobody caught is reported; an asset that was no script is told too. 1 §8 */
function watchErrors(report: Report): void {
  globalThis.addEventListener('error', (event) => {
    // Elements report their own failures here too, without a message.
    if (!(event instanceof ErrorEvent)) return;
    if (isAssetFailure(event)) tellLostAsset();
    report(globalError(event));
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    // What a gesture needed was not there any more, and nothing else says so.
    if (isChunkFailure(reason)) tellLost();
    report(globalError({ message: String(reason), error: reason as unknown }));
  });
}

/** What a failure does to the user comes with the first failure; where it cannot come, its words or the login must do. */
const performing: Performer = (error, options, attempt) =>
  import('./perform/performPolicy.ts').then(
    ({ performPolicy }) => performPolicy(error, options, attempt),
    () => {
      if (error.kind === 'not-logged-in') startLogin();
      else if (error.kind !== 'cancelled' && !options.silent)
        notify.error(error.message || messages.exception);
      return 'done';
    },
  );

/** Code that could not be had: without a connection that is all there is to say. 1 §2, §8 */
function tellLost(): void {
  if (!navigator.onLine) notify.warning(messages.offline);
  else if (isStarting()) tellLostAsset();
  else notify.warning(messages.routeLoad, { sticky: true });
}
