/** Compares responses by status, range and default, with their media types, headers and links. */
import type { Change } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Media, Response } from '../model/api.ts';
import { covers } from '../model/mediaRange.ts';
import type { Part } from '../model/node.ts';
import { placeOn, type OperationPair } from './operationPair.ts';
import { opposite, schemaChanges } from './schemaChanges.ts';

export function responseChanges(pair: OperationPair): Change[] {
  const [old, fresh] = [pair.old.responses, pair.fresh.responses];
  const found = finder(pair);
  return [
    ...old.flatMap((one) => {
      const other = coveringResponse(one.status, fresh);
      if (other) return changesOf(pair, one, other);
      // If single statuses replace the range (`2XX` → `200`), it is compared with each of them below.
      if (fresh.some(({ status }) => coveringResponse(status, [one]))) return [];
      const rule = isSuccess(one, old) ? 'response-removed' : 'error-response-removed';
      return [found(rule, one.status, '', 'old', one.part)];
    }),
    ...fresh
      .filter(({ status }) => !coveringResponse(status, old))
      .map((one) => {
        const rule = isSuccess(one, fresh) ? 'response-added' : 'error-response-added';
        return found(rule, one.status, '', 'new', one.part);
      }),
    // A status that a range or the default covered before has its own response now.
    ...fresh.flatMap((one) => {
      const before = old.some(({ status }) => status === one.status)
        ? undefined
        : coveringResponse(one.status, old);
      return before ? changesOf(pair, before, one) : [];
    }),
  ];
}

const finder =
  ({ subject, prefix }: OperationPair) =>
  (rule: RuleId, status: string, detail: string, side: 'old' | 'new', part: Part): Change => ({
    rule,
    subject,
    where: [prefix, `response ${status}`].filter(Boolean).join(' '),
    detail,
    place: placeOn(side, part),
  });

/** Returns the response that covers a status or range: the same one, else its range (`2XX` for `200`), else the default. */
function coveringResponse(status: string, all: readonly Response[]): Response | undefined {
  const same = all.find((each) => each.status === status);
  if (same || status === 'default') return same;
  const range = all.find((each) => /^\dXX$/.test(each.status) && status[0] === each.status[0]);
  if (range) return range;
  // Beside a documented success, the default describes failures only.
  if (isBelow400(status) && hasSuccess(all)) return undefined;
  return all.find((each) => each.status === 'default');
}

const isBelow400 = (status: string): boolean => /^[123]/.test(status);
const hasSuccess = (all: readonly Response[]): boolean => all.some(({ status }) => status.startsWith('2'));

/** Returns whether a response is no error. The default may be a success only if no other one is documented. */
const isSuccess = ({ status }: Response, all: readonly Response[]): boolean =>
  isBelow400(status) || (status === 'default' && !hasSuccess(all));

function changesOf(pair: OperationPair, old: Response, fresh: Response): Change[] {
  return [
    ...mediaChanges(pair, old, fresh),
    ...headerChanges(pair, old, fresh),
    ...linkChanges(pair, old, fresh),
  ];
}

function mediaChanges(pair: OperationPair, old: Response, fresh: Response): Change[] {
  const found = finder(pair);
  const direction = opposite(pair.sent);
  const where = (type: string) => `response ${fresh.status}${type === 'application/json' ? '' : ` ${type}`}`;
  return [
    ...old.media
      .filter((one) => !counterpart(one, fresh.media))
      .map(({ type, part }) => found('response-media-type-removed', fresh.status, type, 'old', part)),
    ...fresh.media
      .filter((one) => !counterpart(one, old.media) && !old.media.some(({ type }) => covers(type, one.type)))
      .map(({ type, part }) => found('response-media-type-added', fresh.status, type, 'new', part)),
    ...old.media.flatMap((one) => {
      const other = counterpart(one, fresh.media);
      return other
        ? schemaChanges(pair, one.schema, other.schema, {
            where: where(other.type),
            direction,
            type: one.type,
          })
        : [];
    }),
  ];
}

/** Returns the same media type, or one within the old range: a response may become more exact, but not less. */
const counterpart = ({ type }: Media, media: readonly Media[]): Media | undefined =>
  media.find((each) => each.type === type) ?? media.find((each) => covers(type, each.type));

function headerChanges(pair: OperationPair, old: Response, fresh: Response): Change[] {
  const found = finder(pair);
  return [...new Set([...old.headers.keys(), ...fresh.headers.keys()])].flatMap((name) => {
    const [before, after] = [old.headers.get(name), fresh.headers.get(name)];
    if (!before) {
      if (!after) return [];
      const rule = after.required ? 'response-header-added-required' : 'response-header-added';
      return [found(rule, fresh.status, name, 'new', after.part)];
    }
    if (!after) {
      const rule = before.required ? 'response-header-removed-required' : 'response-header-removed';
      return [found(rule, fresh.status, name, 'old', before.part)];
    }
    const changes = schemaChanges(pair, before.schema, after.schema, {
      where: `response ${fresh.status} header ${name}`,
      direction: opposite(pair.sent),
      asText: true,
    });
    if (before.required === after.required) return changes;
    const rule = after.required ? 'response-header-required' : 'response-header-optional';
    return [found(rule, fresh.status, name, 'new', after.part), ...changes];
  });
}

function linkChanges(pair: OperationPair, old: Response, fresh: Response): Change[] {
  const found = finder(pair);
  return [...new Set([...old.links.keys(), ...fresh.links.keys()])].flatMap((name) => {
    const [before, after] = [old.links.get(name), fresh.links.get(name)];
    if (before === after) return [];
    if (after === undefined) return [found('link-removed', fresh.status, name, 'old', old.part)];
    const rule = before === undefined ? 'link-added' : 'link-changed';
    return [found(rule, fresh.status, name, 'new', fresh.part)];
  });
}
