import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import type { Html } from './html.ts';

/** A request to a simulated external page. */
export interface Visit {
  /** Path after the page's own: `/_sim/ext/contract/<rest>`. */
  readonly rest: string;
  readonly query: URLSearchParams;
  /** The sent form; undefined if the page is only opened. */
  readonly form: URLSearchParams | undefined;
  /** Origin of the simulator; return addresses may lead to no other origin. */
  readonly origin: string;
  /** Path under which a reverse proxy serves the simulator, like `/sim` or empty. */
  readonly base: string;
  readonly world: World;
  readonly now: Instant;
}

/** Result of a visit: a page, a redirect or a file; `world` is present if the visit changed it. */
export type Outcome =
  | { readonly title: string; readonly content: Html; readonly world?: World }
  | { readonly goTo: string; readonly world?: World }
  /** A PDF download. */
  | { readonly file: { readonly name: string; readonly content: Buffer }; readonly world?: World };
