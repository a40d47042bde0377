/** What a process knows of itself, for those who operate it. */
import type { StoreAddress } from '../sessions/storeAddress.ts';
import { makeMetrics, type Metrics } from './metrics.ts';

export interface Running {
  readonly store: StoreAddress['kind'];
  readonly metrics: Metrics;
  /** Aborted when it is to end: what would go on without end hears of it. */
  readonly ending: AbortController;
}

export const newRunning = (store: Running['store'] = 'memory'): Running => ({
  store,
  metrics: makeMetrics(),
  ending: new AbortController(),
});
