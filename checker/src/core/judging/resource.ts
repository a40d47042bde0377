import { isObject } from '../base/object.ts';
import { plainValue } from '../contract/resource.ts';
import type { Operation } from '../contract/types.ts';

/** What an answer shows, without what wraps it. */
export const resourceOf = ({ wrapper }: Pick<Operation, 'wrapper'>, data: unknown): unknown =>
  plainValue(wrapper !== undefined && isObject(data) ? data[wrapper] : data);
