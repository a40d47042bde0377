import { screens } from '../screens.ts';
import type { RouteRecord } from './routeRecord.ts';

/** The route table: what guard, router, prefetching and document titles read. Here each page's exports are checked. */
export const routes: readonly RouteRecord[] = Object.values(screens);
