/** Reports changes of schemas as changes of an operation. */
import type { Change } from '../changes/change.ts';
import type { Node } from '../model/node.ts';
import type { Direction } from '../schema/schemaChange.ts';
import type { OperationPair } from './operationPair.ts';

/** The place of a schema in an operation, and how its values travel. */
interface Where {
  /** `response 200` or `query limit`. */
  readonly where: string;
  readonly direction: Direction;
  /** Values travel as text, as in a query. */
  readonly asText?: boolean;
  /** Media type, if it determines the notation of values. */
  readonly type?: string;
}

export function schemaChanges(
  pair: OperationPair,
  old: Node,
  fresh: Node,
  { where, direction, asText = false, type = '' }: Where,
): Change[] {
  const view = { direction, asText, asXml: /[/+]xml$/.test(type) };
  return pair.comparison.changes(old, fresh, view).map(({ rule, at, detail, place }) => ({
    rule: `${direction}-${rule}`,
    subject: pair.subject,
    where: [pair.prefix, where, at].filter((text) => text !== '').join(' '),
    detail,
    place,
  }));
}

/** Reverses the direction: a received value becomes a sent one, and vice versa. */
export const opposite = (direction: Direction): Direction =>
  direction === 'request' ? 'response' : 'request';
