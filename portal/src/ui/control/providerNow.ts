import { createContext } from 'react';

/** The provider's current time in ms. Calendars mark its day: a browser may have another time zone or a wrong clock. */
export const ProviderNow = createContext<() => number>(Date.now);
