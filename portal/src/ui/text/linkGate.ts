import { createContext } from 'react';

/** Returns the address that a third-party link may open; undefined if it must not be a link. */
export type Gate = (address: string | null) => string | undefined;

/** Decides which links of third-party markup may open; the app provides it. By default none do. */
export const LinkGate = createContext<Gate>(() => undefined);
