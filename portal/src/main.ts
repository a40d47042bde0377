import { boot } from './app/boot.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
boot(root, import.meta.env.BASE_URL);
