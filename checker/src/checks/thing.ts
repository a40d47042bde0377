import type { Operation } from '../contract/types.ts';
import { isObject } from '../object.ts';

/** What an answer shows, without what wraps it. */
export const thingOf = ({ wrapper }: Pick<Operation, 'wrapper'>, data: unknown): unknown =>
  wrapper !== undefined && isObject(data) ? data[wrapper] : data;
