/** Faults in the response: they change the simulator's response before it is sent. */
import { setTimeout as wait } from 'node:timers/promises';
import { parsed } from '../../json/parsed.ts';
import type { SentResponse } from '../../server/pipeline.ts';
import { codeOf, innerOf } from '../../server/steps/wrap.ts';
import type { Operation } from '../../services/catalogue.ts';
import { edited } from '../edited.ts';
import type { Mutation } from '../mutant.ts';

type Change = (value: unknown) => unknown;

/** Changes the whole message: status, headers and body. */
export const changeMessage =
  (change: (sent: SentResponse, operation: Operation) => SentResponse): Mutation =>
  (original) =>
  async (operation, ...rest) =>
    change(await original(operation, ...rest), operation);

/** Changes the envelope. Bodies that are not JSON stay. */
export const changeEnvelope = (change: (envelope: unknown, operation: Operation) => unknown): Mutation =>
  changeMessage((sent, operation) => {
    const envelope = parsed(sent.body);
    return envelope === undefined ? sent : { ...sent, body: JSON.stringify(change(envelope, operation)) };
  });

/** Changes the value at a pointer into the data of a success. Refusals have no data and stay. */
export const inData = (pointer: string, change: Change): Mutation =>
  changeEnvelope((envelope, operation) => edited(envelope, dataOf(operation) + pointer, change));

/** Changes the message if its innermost code is this one. */
export const changeOnCode = (
  code: string,
  change: (sent: SentResponse, operation: Operation) => SentResponse,
): Mutation =>
  changeMessage((sent, operation) =>
    codeOf(operation, parsed(sent.body)) === code ? change(sent, operation) : sent,
  );

/** Replaces a code, in the outer and the inner envelope. */
export const replaceCode = (code: string, instead: unknown): Mutation =>
  changeEnvelope((envelope, operation) =>
    codePointers(operation).reduce<unknown>(
      (document, pointer) => edited(document, pointer, (value) => (value === code ? instead : value)),
      envelope,
    ),
  );

/** An HTML page, as a proxy or a login filter in front of a backend sends it. */
export const page = (sent: SentResponse, title: string): SentResponse => ({
  ...sent,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** Delays the response by ms. */
export const delayed =
  (ms: number): Mutation =>
  (original) =>
  async (...request) => {
    await wait(ms);
    return original(...request);
  };

/** Returns the pointer to an operation's success data. */
export const dataOf = (operation: Operation): string =>
  operation.envelope.data + (innerOf(operation)?.data ?? '');

const codePointers = (operation: Operation): string[] => {
  const inner = innerOf(operation);
  return [operation.envelope.code, ...(inner ? [operation.envelope.data + inner.code] : [])];
};
