import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../../judging/check.ts';

/** Returns whether the request is an example of the contract. */
export const isExample = ({ operation, payload }: Exchange): boolean =>
  Object.values(operation.examples).some((each) => isDeepStrictEqual(each, payload));
