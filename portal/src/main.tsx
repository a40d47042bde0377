import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await start(root, import.meta.env.BASE_URL);
