import { wait } from '../api/wait.ts';

/** How long an answer is waited for, in ms. */
const QUICK = 100;

/** When the promise settles, at the latest after 100 ms: what comes so soon is waited for, what does not holds nothing up. */
export const settledSoon = (promise: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([promise, wait(QUICK)]);
