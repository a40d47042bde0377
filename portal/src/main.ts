import { performPoliciesWith } from './api/performer.ts';
import { wait } from './api/wait.ts';
import { prepare } from './app/prepare.ts';

/** How long the frame, which takes a while to run, lets the session's first answer come before it, in ms. */
const PATIENCE = 300;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const { config, known } = prepare(import.meta.env.BASE_URL);
const heard = Promise.race([known, wait(PATIENCE)]).catch(() => undefined);
// A chunk of its own, with React and MUI: index.html has it on its way already (preloadFrame.ts).
const frame = heard.then(() => import('./app/start.tsx'));
performPoliciesWith(async (...failure) => (await frame).performPolicy(...failure));
// Not awaited here: the frame's chunk imports this one, so each would wait for the other.
void frame.then(({ start }) => start(root, config));
