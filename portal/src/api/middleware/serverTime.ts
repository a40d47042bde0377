import type { Middleware } from 'openapi-fetch';
import { noteServerDate } from '../serverClock.ts';

/** The provider's clock travels in the Date header (docs/design/architecture.md, "Time and chance"). */
export const noteServerTime: Middleware = {
  onResponse({ response }) {
    const date = response.headers.get('Date');
    if (date !== null) noteServerDate(date);
    return undefined;
  },
};
