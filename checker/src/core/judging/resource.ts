import { isObject } from '../base/object.ts';
import { plainValue } from '../contract/resource.ts';
import type { Operation } from '../contract/types.ts';

/** Returns the data of a response without its wrapper. */
export const resourceOf = ({ wrapper }: Pick<Operation, 'wrapper'>, data: unknown): unknown =>
  plainValue(wrapper !== undefined && isObject(data) ? data[wrapper] : data);
