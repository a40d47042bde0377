/** Faults in what travels: the sound answer is taken and changed on its way out. */
import { setTimeout as wait } from 'node:timers/promises';
import { parsed } from '../../json/parsed.ts';
import type { Sent } from '../../server/pipeline.ts';
import { codeOf, innerOf } from '../../server/steps/wrap.ts';
import type { Operation } from '../../services/catalogue.ts';
import { edited } from '../edited.ts';
import type { Mutation } from '../mutant.ts';

type Change = (value: unknown) => unknown;

/** Another message instead. */
export const sending =
  (change: (sent: Sent, operation: Operation) => Sent): Mutation =>
  (sound) =>
  async (operation, ...rest) =>
    change(await sound(operation, ...rest), operation);

/** Another envelope in it. */
export const answering = (change: (envelope: unknown, operation: Operation) => unknown): Mutation =>
  sending((sent, operation) => {
    const envelope = parsed(sent.body);
    return envelope === undefined ? sent : { ...sent, body: JSON.stringify(change(envelope, operation)) };
  });

/** Another value at a pointer into the data of a success; a refusal holds none. */
export const inData = (pointer: string, change: Change): Mutation =>
  answering((envelope, operation) => edited(envelope, dataOf(operation) + pointer, change));

/** Another message, but only where the innermost code is this one. */
export const onCode = (code: string, change: (sent: Sent, operation: Operation) => Sent): Mutation =>
  sending((sent, operation) =>
    codeOf(operation, parsed(sent.body)) === code ? change(sent, operation) : sent,
  );

/** Another code wherever this one is said, in either envelope. */
export const recoded = (code: string, instead: unknown): Mutation =>
  answering((envelope, operation) =>
    codePointers(operation).reduce<unknown>(
      (document, pointer) => edited(document, pointer, (said) => (said === code ? instead : said)),
      envelope,
    ),
  );

/** An HTML page, as a proxy or a login filter in front of a backend sends it. */
export const page = (sent: Sent, title: string): Sent => ({
  ...sent,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** The same answer, so many milliseconds later. */
export const late =
  (ms: number): Mutation =>
  (sound) =>
  async (...asked) => {
    await wait(ms);
    return sound(...asked);
  };

/** Where the data of an operation's success stand. */
export const dataOf = (operation: Operation): string =>
  operation.envelope.data + (innerOf(operation)?.data ?? '');

const codePointers = (operation: Operation): string[] => {
  const inner = innerOf(operation);
  return [operation.envelope.code, ...(inner ? [operation.envelope.data + inner.code] : [])];
};
