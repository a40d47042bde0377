import { createContext } from 'react';

/** The provider's now in ms, whose day calendars mark: a browser elsewhere has another one, or a wrong clock. */
export const ProviderNow = createContext<() => number>(Date.now);
