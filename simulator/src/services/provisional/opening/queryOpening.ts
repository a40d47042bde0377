import type { Handler } from '../../handler.ts';
import { openingState } from '../wire/openingState.ts';

/** `from` is the channel that the visitor comes by, such as XTL-UPGRADE. */
export const queryOpening: Handler<'provisional', 'queryOpening'> = (
  { productCode, from },
  { world, now },
) => ({ data: openingState(world, { product: productCode, from }, now) });
