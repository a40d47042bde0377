import { wait } from '../api/wait.ts';

/** Maximum wait for a response in ms. */
const QUICK = 100;

/** Settles with the promise, at the latest after 100 ms: a fast response is awaited, a slow one delays nothing. */
export const settledSoon = (promise: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([promise, wait(QUICK)]);
