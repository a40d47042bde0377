/** A request before it becomes bytes: a payload, and how it deliberately departs from a right request. */
import type { Payload } from '../contract/types.ts';

export type Login = 'parent' | 'child' | 'none';

export interface Ask {
  readonly payload: Payload;
  readonly login: Login;
  readonly deviation?: Deviation;
}

export type Deviation =
  | { readonly kind: 'no-eid' }
  | { readonly kind: 'raw-body'; readonly body: string }
  | { readonly kind: 'raw-reqData'; readonly text: string }
  | { readonly kind: 'content-type'; readonly type: string }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'misshapen-signature' };
