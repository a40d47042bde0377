import { poll } from './poll.ts';

/** The result of the provider's fingerprint script. 2 §7 */
export interface Fingerprint {
  readonly eid: string;
  readonly fp: string;
  readonly jsToken: string;
}

const FINGERPRINT_INTERVAL = 100; // ms, 1 §9
const FINGERPRINT_TRIES = 30;

const missing: Fingerprint = { eid: '', fp: '', jsToken: '' };

declare global {
  var portalFingerprint: Partial<Fingerprint> | undefined;
}

let polling: Promise<Fingerprint> | undefined;

/**
 * Polls every 100 ms, at most 30 times. A call without a fingerprint does not fail: it carries empty values (open
 * point ns-fingerprint-missing).
 */
export async function pollFingerprint(
  read: () => Partial<Fingerprint> | undefined = () => globalThis.portalFingerprint,
): Promise<Fingerprint> {
  const ready = () => {
    const found = read();
    return found?.eid ? found : undefined;
  };
  const found = await poll(ready, { every: FINGERPRINT_INTERVAL, tries: FINGERPRINT_TRIES });
  return { ...missing, ...found };
}

/** Polled once per page load: later callers share the result. */
export const fingerprint = (): Promise<Fingerprint> => (polling ??= pollFingerprint());
