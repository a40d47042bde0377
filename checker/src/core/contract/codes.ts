/** Maps a team's real codes to those that the contract assumes (check.codes.yaml). */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import { asRaw } from '../base/object.ts';
import { namesIn, valueAt } from '../base/pointer.ts';
import type { Operation } from './types.ts';

/** Service → the contract's code → the team's code. */
type CodeMap = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @throws CannotRun if the file cannot be read */
export function readCodes(file: string): CodeMap {
  try {
    const map: Record<string, Record<string, unknown>> | null = parse(readFileSync(file, 'utf8'));
    return Object.fromEntries(
      Object.entries(map ?? {}).map(([service, codes]) => [
        service,
        Object.fromEntries(Object.entries(codes).map(([ours, theirs]) => [ours, String(theirs)])),
      ]),
    );
  } catch (error) {
    throw new CannotRun(`cannot read the codes in ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
}

/** Returns a function that replaces the team's codes in a response with the contract's. */
export function translator(map: CodeMap): (operation: Operation, document: unknown) => unknown {
  const back = Object.fromEntries(
    Object.entries(map).map(([service, codes]) => [
      service,
      new Map(Object.entries(codes).map(([ours, theirs]) => [theirs, ours])),
    ]),
  );
  return (operation, document) => {
    const codes = back[operation.service];
    if (!codes) return document;
    const places = [
      operation.envelope.code,
      ...(operation.inner ? [operation.envelope.data + operation.inner.code] : []),
    ];
    return places.reduce((translated, place) => {
      const ours = codes.get(String(valueAt(translated, place)));
      return ours === undefined ? translated : replaced(translated, namesIn(place), ours);
    }, document);
  };
}

function replaced(document: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  const members = asRaw(document);
  return { ...members, [head]: replaced(members[head], rest, value) };
}
