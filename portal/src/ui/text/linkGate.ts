import { createContext } from 'react';

/** @returns the allowed address of a third-party link; undefined when it may lead nowhere */
export type Gate = (address: string | null) => string | undefined;

/** Decides which links of third-party markup may open; the app provides it. By default none do. */
export const LinkGate = createContext<Gate>(() => undefined);
