import type { components } from '#generated/control/types.ts';
import type { copy } from './copy.ts';

export { inWords, whenInWords } from '#simulator/control/faultInWords.ts';

export type Fault = components['schemas']['Fault'];

export type Kind = keyof typeof copy.kinds;
export const kinds = [
  'code',
  'status',
  'delay',
  'drop',
  'lost',
  'body',
  'wire',
] as const satisfies readonly Kind[];

export type Wire = NonNullable<Fault['answer']['wire']>;
export const wires = [
  'hang',
  'reset',
  'empty',
  'truncated',
  'wrong-type',
  'malformed-chunk',
  'slow-drip',
] as const satisfies readonly Wire[];
