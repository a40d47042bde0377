import { isObject } from '../base/object.ts';
import type { Operation, Role } from '../contract/types.ts';
import type { Exchange } from './check.ts';
import { resourceOf } from './resource.ts';

/**
 * Returns whether the response to a POST shows another resource than the one that the request names, in its path or body:
 * `POST /payments/{id}/refund` returns a refund. Another status than 201 counts only for a copy: `POST /reports/copy`.
 */
export function returnsNewResource(
  { operation, payload, got, verdict }: Pick<Exchange, 'operation' | 'payload' | 'got' | 'verdict'>,
  { does, resource }: Role,
): boolean {
  const shown = resourceOf(operation, verdict.data);
  if (does !== 'one' || operation.method !== 'POST' || !isObject(shown)) return false;
  if (got.status !== 201 && !isCopy(operation)) return false;
  const [asked, made] = [payload[resource.as], shown[resource.member]];
  return asked !== undefined && made !== undefined && String(asked) !== String(made);
}

const copyWords = /(^|[^a-z])(copy|clone|duplicate|fork)/i;

/** Judges by the id, the path's last segment and the summary. */
const isCopy = ({ id, path = '', summary = '' }: Pick<Operation, 'id' | 'path' | 'summary'>): boolean =>
  copyWords.test(id) ||
  copyWords.test(path.split('/').at(-1) ?? '') ||
  /^(copy|clone|duplicate)\b|^复制/i.test(summary);
