/** What names things in requests. */
import type { Kind, Operation, Payload } from '../../contract/types.ts';

/** What names things in the path of a request. */
export const namesInPath = ({ places = {} }: Operation, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => places[name]?.in === 'path'));

/** What names the thing of a request. */
export const namedBy = (operation: Operation, { as }: Kind, payload: Payload): Payload => ({
  ...namesInPath(operation, payload),
  ...(payload[as] !== undefined && { [as]: payload[as] }),
});

/** Of these names the one of the kind, and those that the path has. */
export const known = ({ places = {} }: Operation, named: Payload, { as }: Kind): Payload =>
  Object.fromEntries(Object.entries(named).filter(([name]) => name === as || places[name]?.in === 'path'));
