import { localStore } from './localStore.ts';
import type { SessionStore, StoreLimits } from './store.ts';

/** Sessions that end with this process. @param running running time in ms */
export const memoryStore = (limits: StoreLimits, running?: () => number): SessionStore =>
  localStore({ ...limits, ...(running && { running }) });
