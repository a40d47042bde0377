import { createContext } from 'react';

/** The provider's day, YYYY-MM-DD, that calendars mark: a browser elsewhere has another one, or a wrong clock. */
export const Today = createContext<string | undefined>(undefined);
