import { poll } from './poll.ts';

/** What the fingerprint script of the provider supplies once it is ready. 2 §7 */
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
 * Looks every 100 ms, at most 30 times. A call does not fail for want of a fingerprint: it then
 * carries empty values (open point ns-fingerprint-missing).
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

/** Polled once per page load: later callers share the answer. */
export const fingerprint = (): Promise<Fingerprint> => (polling ??= pollFingerprint());
