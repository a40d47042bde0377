import '../api/defaultClient.ts';
import { performPoliciesWith, type Performer } from '../api/performer.ts';
import { startLogin } from '../domain/login/startLogin.ts';
import { notify } from '../ui/feedback/notify.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { messages } from './messages.ts';
import { prepare } from './prepare.ts';
import { isAssetFailure } from './startup/assetFailure.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { showLostAsset } from './startup/showLostAsset.ts';
import { isStarting } from './startup/starting.ts';
import { globalError, type Report } from './startup/startupErrors.ts';

/** Starts the portal from index.html to the frame: sends the first requests, then runs React and MUI, which load meanwhile. */
export function boot(root: Element): void {
  watchErrors(reportStartup);
  const { config, requestsSent } = prepare();
  // A separate chunk that index.html preloads, so it is here by then (preloadFrame.ts).
  const frame = requestsSent.then(() => import('./start.tsx'));
  performPoliciesWith(async (...failure) => {
    await frame;
    return performByPolicy(...failure);
  });
  void frame.then(({ start }) => start(root, config));
}

/** Reports every uncaught error from now on; warns the user of a lost asset if one was answered with HTML. 1 §8 */
function watchErrors(report: Report): void {
  globalThis.addEventListener('error', (event) => {
    // A plain event of that name has no message: it is no uncaught error.
    if (!(event instanceof ErrorEvent)) return;
    if (isAssetFailure(event)) showLostAsset();
    report(globalError(event));
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    // A file needed by a user action is missing, and nothing else reports it.
    if (isChunkFailure(reason)) reportLost();
    report(globalError({ message: String(reason), error: reason as unknown }));
  });
}

/** The failure handling loads with the first failure; if it cannot load, a message or the login replaces it. */
const performByPolicy: Performer = (error, options, attempt) =>
  import('./perform/performPolicy.ts').then(
    ({ performPolicy }) => performPolicy(error, options, attempt),
    () => {
      if (error.kind === 'not-logged-in') startLogin();
      else if (error.kind !== 'cancelled' && !options.silent)
        notify.error(error.message || messages.exception);
      return 'done';
    },
  );

/** Shows the user why code could not load: no connection, a broken start, or a new version. 1 §2, §8 */
function reportLost(): void {
  if (!navigator.onLine) notify.warning(messages.offline, { closesOnline: true });
  else if (isStarting()) showLostAsset();
  else notify.warning(messages.routeLoad, { sticky: true });
}
