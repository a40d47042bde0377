/** Makes simpler forms of a failing request for the report. */
import { isObject } from '../base/object.ts';

/**
 * Yields candidates that differ from the document in one step: one member less, one item less, or a simpler value. The simplest
 * come first.
 */
export function* shrinkCandidates(document: unknown): Generator<unknown> {
  if (Array.isArray(document)) yield* simplerList(document);
  else if (isObject(document)) yield* simplerObject(document);
  else yield* plainer(document);
}

function* simplerList(list: readonly unknown[]): Generator<unknown> {
  if (list.length > 1) yield list.slice(0, 1);
  for (let index = 0; index < list.length; index += 1) yield list.filter((_, other) => other !== index);
  for (let index = 0; index < list.length; index += 1)
    for (const item of shrinkCandidates(list[index]))
      yield list.map((old, other) => (other === index ? item : old));
}

function* simplerObject(members: Readonly<Record<string, unknown>>): Generator<unknown> {
  for (const name of Object.keys(members)) {
    const { [name]: _left, ...rest } = members;
    yield rest;
  }
  for (const [name, value] of Object.entries(members))
    for (const next of shrinkCandidates(value)) yield { ...members, [name]: next };
}

/** Yields a shorter text, a number nearer to 0, or false instead of true. */
function* plainer(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 1) {
    yield value.slice(0, 1);
    yield value.slice(0, Math.ceil(value.length / 2));
  }
  if (typeof value === 'number' && value !== 0 && value !== 1) {
    yield 0;
    yield 1;
    yield Math.trunc(value / 2);
  }
  if (value === true) yield false;
}
