import { track } from '../tracking/track.ts';
import type { Report } from './startupErrors.ts';

/** Start-up errors go to the tracking endpoint. Before config.json is read there is none. */
export const reportStartup: Report = (error) => {
  track({ event: 'error', ...error }).catch(() => undefined);
};
