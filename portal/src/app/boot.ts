import { performPoliciesWith } from '../api/performer.ts';
import { wait } from '../api/wait.ts';
import { prepare } from './prepare.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { watchErrors } from './startup/watchErrors.ts';

/** How long the frame, which takes a while to run, lets the session's first answer come before it, in ms. */
const PATIENCE = 300;

/** From index.html to the frame: asks first, then runs React and MUI, which are on their way meanwhile. */
export function boot(root: Element, base: string): void {
  watchErrors(reportStartup);
  const { config, known } = prepare(base);
  const heard = Promise.race([known, wait(PATIENCE)]).catch(() => undefined);
  // A chunk of its own; index.html names it, so it is here by then (preloadFrame.ts).
  const frame = heard.then(() => import('./start.tsx'));
  performPoliciesWith(async (...failure) => (await frame).performPolicy(...failure));
  void frame.then(({ start }) => start(root, config));
}
