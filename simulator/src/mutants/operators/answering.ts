/** Faults in the response: the sound response is changed before it is sent. */
import { setTimeout as wait } from 'node:timers/promises';
import { parsed } from '../../json/parsed.ts';
import type { Sent } from '../../server/pipeline.ts';
import { codeOf, innerOf } from '../../server/steps/wrap.ts';
import type { Operation } from '../../services/catalogue.ts';
import { edited } from '../edited.ts';
import type { Mutation } from '../mutant.ts';

type Change = (value: unknown) => unknown;

/** Replaces the message. */
export const sending =
  (change: (sent: Sent, operation: Operation) => Sent): Mutation =>
  (sound) =>
  async (operation, ...rest) =>
    change(await sound(operation, ...rest), operation);

/** Replaces its envelope. */
export const answering = (change: (envelope: unknown, operation: Operation) => unknown): Mutation =>
  sending((sent, operation) => {
    const envelope = parsed(sent.body);
    return envelope === undefined ? sent : { ...sent, body: JSON.stringify(change(envelope, operation)) };
  });

/** Changes the value at a pointer into the data of a success; a refusal has none. */
export const inData = (pointer: string, change: Change): Mutation =>
  answering((envelope, operation) => edited(envelope, dataOf(operation) + pointer, change));

/** Replaces the message if the innermost code is this one. */
export const onCode = (code: string, change: (sent: Sent, operation: Operation) => Sent): Mutation =>
  sending((sent, operation) =>
    codeOf(operation, parsed(sent.body)) === code ? change(sent, operation) : sent,
  );

/** Replaces a code in either envelope. */
export const recoded = (code: string, instead: unknown): Mutation =>
  answering((envelope, operation) =>
    codePointers(operation).reduce<unknown>(
      (document, pointer) => edited(document, pointer, (value) => (value === code ? instead : value)),
      envelope,
    ),
  );

/** An HTML page, as a proxy or a login filter in front of a backend sends it. */
export const page = (sent: Sent, title: string): Sent => ({
  ...sent,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** Delays the response by ms. */
export const late =
  (ms: number): Mutation =>
  (sound) =>
  async (...asked) => {
    await wait(ms);
    return sound(...asked);
  };

/** Returns the pointer to an operation's success data. */
export const dataOf = (operation: Operation): string =>
  operation.envelope.data + (innerOf(operation)?.data ?? '');

const codePointers = (operation: Operation): string[] => {
  const inner = innerOf(operation);
  return [operation.envelope.code, ...(inner ? [operation.envelope.data + inner.code] : [])];
};
