import { track } from '../tracking/track.ts';
import type { Report } from './startupErrors.ts';

/** Start-up errors go where the tracking goes. Before config.json is read there is no such place. */
export const reportStartup: Report = (error) => {
  track({ event: 'error', ...error }).catch(() => undefined);
};
