import { poll } from '../../api/poll.ts';

/** What the provider's tracking script adds to every report once it is there. */
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

let polling: Promise<TrackingExt | undefined> | undefined;

/** Polled once per page load. */
export const trackingExt = (): Promise<TrackingExt | undefined> => (polling ??= pollTrackingExt());
