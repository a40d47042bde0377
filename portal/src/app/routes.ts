import { screens } from '../screens.ts';
import type { RouteRecord } from './routeRecord.ts';

/** The route table of guard, router, prefetching and document titles. It type-checks each page's exports. */
export const routes: readonly RouteRecord[] = Object.values(screens);
