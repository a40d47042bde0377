import { poll } from '../../api/poll.ts';

/** Fields that the provider's device script adds to every report once it is loaded (public/fingerprint.js). */
export type TrackingExt = Readonly<Record<string, unknown>>;

const EXT_INTERVAL = 100; // ms, 1 §9
const EXT_TRIES = 20;

declare global {
  var portalTrackingExt: TrackingExt | undefined;
}

/** Polls every 100 ms, at most 20 times. If nothing is found, reports go without these fields. 1 §9 */
export const pollTrackingExt = (
  read: () => TrackingExt | undefined = () => globalThis.portalTrackingExt,
): Promise<TrackingExt | undefined> => poll(read, { every: EXT_INTERVAL, tries: EXT_TRIES });

/** Resolves when the page is left: its remaining reports cannot wait for the fields. */
export const leaving = (page: EventTarget): Promise<undefined> =>
  new Promise((resolve) => page.addEventListener('pagehide', () => resolve(undefined), { once: true }));

let found: Promise<TrackingExt | undefined> | undefined;

/** Polled once per page load. */
export const trackingExt = (): Promise<TrackingExt | undefined> =>
  (found ??= Promise.race([pollTrackingExt(), leaving(globalThis)]));
