import { poll } from '../../api/poll.ts';

/** What the provider's device script adds to every report once it is there (public/fingerprint.js). */
export type TrackingExt = Readonly<Record<string, unknown>>;

const EXT_INTERVAL = 100; // ms, 1 §9
const EXT_TRIES = 20;

declare global {
  var portalTrackingExt: TrackingExt | undefined;
}

/** Looks every 100 ms, at most 20 times: after that reports go without it. 1 §9 */
export const pollTrackingExt = (
  read: () => TrackingExt | undefined = () => globalThis.portalTrackingExt,
): Promise<TrackingExt | undefined> => poll(read, { every: EXT_INTERVAL, tries: EXT_TRIES });

/** A page that is left cannot wait: what it still has to report goes at once, without. */
export const leaving = (page: EventTarget): Promise<undefined> =>
  new Promise((resolve) => page.addEventListener('pagehide', () => resolve(undefined), { once: true }));

let found: Promise<TrackingExt | undefined> | undefined;

/** Looked for once per page load. */
export const trackingExt = (): Promise<TrackingExt | undefined> =>
  (found ??= Promise.race([pollTrackingExt(), leaving(globalThis)]));
