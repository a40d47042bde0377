import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import type { Html } from './html.ts';

/** Someone at a simulated external page. */
export interface Visit {
  /** What follows the page's own path: `/_sim/ext/contract/<rest>`. */
  readonly rest: string;
  readonly query: URLSearchParams;
  /** The sent form; undefined when the page is only opened. */
  readonly form: URLSearchParams | undefined;
  /** Our own origin, the only one that return addresses may lead to. */
  readonly origin: string;
  /** The path that a reverse proxy serves us under: '' or like `/sim`. */
  readonly base: string;
  readonly world: World;
  readonly now: Instant;
}

/** What the visit leads to: a page, a way on or a file; `world` where it changed something. */
export type Outcome =
  | { readonly title: string; readonly content: Html; readonly world?: World }
  | { readonly goTo: string; readonly world?: World }
  /** A PDF to keep. */
  | { readonly file: { readonly name: string; readonly content: Buffer }; readonly world?: World };
