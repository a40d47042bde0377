import { boot } from './app/boot.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// The page reports that the browser is too old (build/boot.js).
if (!('oldBrowser' in document.documentElement.dataset)) boot(root);
