import { randomBytes } from 'node:crypto';

/** Makes an unguessable name for a session without one. */
export const newSessionId = (): string => `s-${randomBytes(6).toString('hex')}`;

const GENERATED_NAME = /^s-[0-9a-f]{12}$/;

/** Returns whether a session's name was generated, not chosen. */
export const isGeneratedName = (name: string): boolean => GENERATED_NAME.test(name);
