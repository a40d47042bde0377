import type { Handler } from '../../handler.ts';
import { openingState } from '../wire/openingState.ts';

export const queryOpening: Handler<'provisional', 'queryOpening'> = (
  { productCode, from },
  { world, now },
) => ({ data: openingState(world, { product: productCode, from }, now) });
