// @ts-check
/** Time limits that follow the speed of the machine. Each limit only ends what hangs, so it is generous. */

/** Environment variable: how many times slower this machine is than the reference. `npm test` measures it (launch/slowness.mjs). */
export const SLOWNESS = 'TEST_SLOWNESS';

/**
 * Returns a time limit for this machine, in ms.
 * @param {number} ms the limit on the reference machine
 */
export const patience = (ms) => Math.round(ms * (Number(process.env[SLOWNESS]) || 1));
