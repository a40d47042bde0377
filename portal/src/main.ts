import { performPoliciesWith } from './api/performer.ts';
import { prepare } from './app/prepare.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// A chunk of its own: React and MUI arrive while what is here already asks for the session and the page's data.
const frame = import('./app/start.tsx');
performPoliciesWith(async (...failure) => (await frame).performPolicy(...failure));
const prepared = prepare(import.meta.env.BASE_URL);
prepared.catch(() => undefined);
// Not awaited here: the frame's chunk imports this one, so each would wait for the other.
void frame.then(({ start }) => start(root, prepared));
