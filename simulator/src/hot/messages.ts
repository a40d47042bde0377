/** Messages between the processes of `npm run dev` during a replacement. */
import type { LoggedSession } from '../sessions/log.ts';
import type { StoredScene } from '../sessions/sceneStore.ts';
import type { StoredSession } from '../sessions/store.ts';

/** All state of a simulator that is not in files. */
export interface HandedOver {
  readonly sessions: readonly StoredSession[];
  readonly logs: readonly LoggedSession[];
  readonly scenes: readonly StoredScene[];
}

export type ToSimulator =
  /** State of the predecessor; undefined for the first process. */
  | { readonly kind: 'begin'; readonly kept: HandedOver | undefined }
  /** Request to finish the current responses and then to hand over the state. */
  | { readonly kind: 'yield' }
  /** Request to forward further requests to this port. */
  | { readonly kind: 'pass'; readonly port: number };

export type FromSimulator =
  /** Everything is loaded except the sessions. */
  | { readonly kind: 'loaded' }
  /** The process serves; its predecessor forwards to this port. */
  | { readonly kind: 'serving'; readonly port: number }
  | { readonly kind: 'yielded'; readonly kept: HandedOver };
