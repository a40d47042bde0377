/** A PUT that replaces a resource removes the members that it leaves out. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { takesNull } from '../../core/contract/takesNull.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import type { Fact } from './trackedResource.ts';

/** The contract says that the operation replaces the whole resource. */
export function replaces({ method, summary, id, description = '' }: Operation): boolean {
  const text = `${summary} ${id} ${description}`;
  return method === 'PUT' && (REPLACES.test(text) || DEFAULTS.test(text)) && !KEEPS.test(text);
}

/** `Replaces the book`, `What is left out is removed`, `全量更新`. */
const REPLACES = /replac|overwrit|left out|全量|覆盖/i;

/**
 * Returns the members that the request leaves out, and whose old value must be gone: the default or null takes its place.
 *
 * @param before the members that the last read has shown
 */
export function replaced(sent: Sent, before: Payload): [string, Fact][] {
  const { operation, ask } = sent.case;
  if (!replaces(operation)) return [];
  const properties = membersOf(operation);
  const shown = dataOf(operation).properties ?? {};
  const given = bodyOf(operation, ask.payload);
  return Object.keys(properties).flatMap((name): [string, Fact][] => {
    const was = before[name];
    const isOut = !(name in given) && !operation.places?.[name];
    if (!isOut || was === undefined || was === null) return [];
    const { default: usual } = flattened(properties[name] ?? {}, operation.schemas);
    if (usual !== undefined && usual !== was && DEFAULTS.test(operation.description ?? ''))
      return [[name, { value: was, by: sent, turnedTo: usual }]];
    const mayBeNull =
      (usual === undefined || usual === null) && takesNull(shown[name] ?? {}, operation.schemas);
    return mayBeNull ? [[name, { value: was, by: sent, turnedTo: null }]] : [];
  });
}

/** `What is not sent stays; labels replaces all labels.` */
const KEEPS =
  /\b(not (sent|given|provided)|left out|omitted|missing)\b[^.;]*\b(stays?|remains?|kept|keeps?|unchanged|untouched)\b|不传[^。；]*不(修改|变)/i;

/** `What is not sent takes its default.` */
const DEFAULTS =
  /\b(takes?|gets?|has|is set to|resets? to|falls back to) (its|the|their) defaults?\b|默认值/i;
