import { randomBytes } from 'node:crypto';

/** A name that cannot be guessed, for a session that begins without one. */
export const newSessionId = (): string => `s-${randomBytes(6).toString('hex')}`;

const OWN_NAME = /^s-[0-9a-f]{12}$/;

/** Whether a session's name is one that the simulator draws, and not one that a person chose. */
export const isOwnName = (name: string): boolean => OWN_NAME.test(name);
