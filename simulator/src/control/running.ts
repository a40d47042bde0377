/** Facts of the process for operators, and its end. */
import type { StoreAddress } from '../sessions/storeAddress.ts';
import { makeMetrics, type Metrics } from './metrics.ts';

export interface Running {
  readonly store: StoreAddress['kind'];
  readonly metrics: Metrics;
  /** Aborted on shutdown, to end responses that have no end of their own, such as event streams. */
  readonly ending: AbortController;
}

export const newRunning = (store: Running['store'] = 'memory'): Running => ({
  store,
  metrics: makeMetrics(),
  ending: new AbortController(),
});
