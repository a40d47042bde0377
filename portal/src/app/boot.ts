import { performPoliciesWith, type Performer } from '../api/performer.ts';
import { goToLogin } from '../api/redirect.ts';
import { notify } from '../ui/feedback/notify.ts';
import { messages } from './messages.ts';
import { prepare } from './prepare.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { watchErrors } from './startup/watchErrors.ts';

/** From index.html to the frame: asks first, then runs React and MUI, which are on their way meanwhile. */
export function boot(root: Element, base: string): void {
  watchErrors(reportStartup);
  const { config, asked } = prepare(base);
  // A chunk of its own; index.html names it, so it is here by then (preloadFrame.ts).
  const frame = asked.then(() => import('./start.tsx'));
  performPoliciesWith(async (...failure) => {
    await frame;
    return performing(...failure);
  });
  void frame.then(({ start }) => start(root, config));
}

/** What a failure does to the user comes with the first failure; where it cannot come, its words or the login must do. */
const performing: Performer = (error, options) =>
  import('./perform/performPolicy.ts').then(
    ({ performPolicy }) => performPolicy(error, options),
    () => {
      if (error.kind === 'not-logged-in') goToLogin();
      else if (error.kind !== 'cancelled' && !options.silent)
        notify.error(error.message || messages.exception);
      return 'done';
    },
  );
