import { createContext } from 'react';

/** @returns the address that a link of others may lead to; undefined where it may lead nowhere */
export type Gate = (address: string | null) => string | undefined;

/** What links inside the markup of others may lead to, which the app decides. Without it they lead nowhere. */
export const LinkGate = createContext<Gate>(() => undefined);
