/** Compares the request body and its media types. */
import type { Change } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Body, Media } from '../model/api.ts';
import { covers } from '../model/mediaRange.ts';
import type { Part } from '../model/node.ts';
import { encodingChanges } from './encodings.ts';
import { placeOn, type OperationPair } from './operationPair.ts';
import { schemaChanges } from './schemaChanges.ts';

export function bodyChanges(pair: OperationPair): Change[] {
  const {
    old: { body: old },
    fresh: { body: fresh },
  } = pair;
  const found = (rule: RuleId, detail: string, side: 'old' | 'new', part: Part): Change => ({
    rule,
    subject: pair.subject,
    where: [pair.prefix, 'body'].filter(Boolean).join(' '),
    detail,
    place: placeOn(side, part),
  });
  if (!old)
    return fresh
      ? [found(fresh.required ? 'request-body-added-required' : 'request-body-added', '', 'new', fresh.part)]
      : [];
  if (!fresh) return [found('request-body-removed', '', 'old', old.part)];
  return [
    ...(old.required === fresh.required
      ? []
      : [found(fresh.required ? 'request-body-required' : 'request-body-optional', '', 'new', fresh.part)]),
    ...old.media
      .filter((one) => !coveringMedia(one, fresh))
      .map(({ type, part }) => found('request-media-type-removed', type, 'old', part)),
    ...fresh.media
      .filter((one) => !coveringMedia(one, old))
      .map(({ type, part }) => found('request-media-type-added', type, 'new', part)),
    ...old.media.flatMap((one) => {
      const other = coveringMedia(one, fresh);
      return other
        ? [
            ...schemaChanges(pair, one.schema, other.schema, {
              where: `body ${one.type}`,
              direction: pair.sent,
              type: one.type,
            }),
            ...encodingChanges(pair, one, other).map(({ rule, detail }) =>
              found(rule, detail, 'new', other.part),
            ),
          ]
        : [];
    }),
  ];
}

/** Returns the media type of the other body that covers this one. */
const coveringMedia = ({ type }: Media, { media }: Body): Media | undefined =>
  media.find((each) => each.type === type) ?? media.find((each) => covers(each.type, type));
