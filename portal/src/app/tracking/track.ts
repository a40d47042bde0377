import { currentConfig } from '../../api/config.ts';
import { trackingExt } from './ext.ts';

/** A page view, a click on a tagged element, or an error of the start. */
export type TrackingEvent =
  | { readonly event: 'page'; readonly path: string; readonly first: boolean }
  | { readonly event: 'click'; readonly clstag: string }
  | { readonly event: 'error'; readonly code: string; readonly message: string; readonly level: number };

/** The user's state, without personal data. */
export interface TrackingState {
  readonly productCode: string | undefined;
  readonly isLogin: boolean;
  readonly opened: boolean;
  readonly acctType: string | undefined;
  readonly recommendCode: string | undefined;
  readonly enChannel: string | undefined;
}

let state: TrackingState | undefined;

/** Sets the state that all later events carry. */
export function trackAs(next: TrackingState): void {
  state = next;
}

/** Reports an event by a beacon, which blocks nothing and survives the page. A failure is ignored. */
export async function track(event: TrackingEvent): Promise<void> {
  const ext = await trackingExt();
  const url = new URL(currentConfig().hosts.tracking, globalThis.location.origin);
  navigator.sendBeacon(url, JSON.stringify({ ...event, ...state, ext }));
}
