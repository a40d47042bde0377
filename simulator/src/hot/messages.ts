/** What the processes of `npm run dev` tell each other while one takes the place of another. */
import type { LoggedSession } from '../sessions/log.ts';
import type { StoredScene } from '../sessions/sceneStore.ts';
import type { StoredSession } from '../sessions/store.ts';

/** All that a simulator knows which is not in a file. */
export interface Kept {
  readonly sessions: readonly StoredSession[];
  readonly logs: readonly LoggedSession[];
  readonly scenes: readonly StoredScene[];
}

export type ToSimulator =
  /** What the one before knew; the very first one gets nothing. */
  | { readonly say: 'begin'; readonly kept: Kept | undefined }
  /** Answer what you have begun, then hand over. */
  | { readonly say: 'yield' }
  /** Pass on to this port what still comes to you. */
  | { readonly say: 'pass'; readonly port: number };

export type FromSimulator =
  /** Everything is loaded: only the sessions are missing. */
  | { readonly say: 'loaded' }
  /** It serves; at this port of its own also what its predecessor passes on. */
  | { readonly say: 'serving'; readonly port: number }
  | { readonly say: 'yielded'; readonly kept: Kept };
