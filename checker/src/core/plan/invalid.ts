/** Requests with one violation each: in the payload, in its packing, in its signature. */
import { flattened } from '../contract/flattened.ts';
import { isFile } from '../contract/isFile.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Deviation } from '../exchange/ask.ts';
import type { NamedPayload } from '../requests/valid.ts';
import type { Case } from './case.ts';
import { caseOf } from './case.ts';
import { invalidRow, unsignedRow } from './rows.ts';

/** A request that breaks the schema at one place, and the valid request from which it differs. */
export interface InvalidRequest extends NamedPayload {
  readonly right: Payload;
}

/** Returns a case for each violation. @param base a valid request */
export function invalidCases(
  operation: Operation,
  base: Payload,
  violations: readonly InvalidRequest[],
): Case[] {
  const row = invalidRow(operation);
  const unsigned = unsignedRow(operation);
  const cases = [
    ...(row
      ? [
          ...violations.map(({ name, payload, right }) => ({
            ...refused(operation, name, payload, row),
            right,
          })),
          ...packing(operation, base, row),
          ...noFiles(operation, base, row),
        ]
      : []),
    ...(unsigned ? signing(operation, base, unsigned) : []),
  ];
  return cases.map((one) => ({ right: base, ...one }));
}

const refused = (
  operation: Operation,
  name: string,
  payload: Payload,
  row: ErrorRow,
  deviation?: Deviation,
): Case =>
  caseOf(operation, 'request-invalid', name, {
    ask: { payload, login: 'parent', ...(deviation && { deviation }) },
    expect: { kind: 'refused', row },
  });

function packing(operation: Operation, base: Payload, row: ErrorRow): Case[] {
  if (!operation.transport.startsWith('packed')) return [];
  return [
    refused(operation, 'no-eid', base, row, { kind: 'no-eid' }),
    refused(operation, 'malformed-reqData', base, row, { kind: 'raw-reqData', text: '{"productCode":' }),
    refused(operation, 'reqData-of-another-kind', base, row, { kind: 'raw-reqData', text: '[]' }),
  ];
}

/** Sends a form with a text instead of a file. Only foreign contracts (`answers`) declare the types of files. */
function noFiles(operation: Operation, base: Payload, row: ErrorRow): Case[] {
  if (operation.transport !== 'form' || !operation.answers) return [];
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return (
    Object.keys(base)
      .filter((name) => isFile(flattened(properties[name] ?? {}, operation.schemas)))
      // A part without a file name may still be a file (RFC 7578), of type text/plain. So it is wrong only where the contract declares
      // types for the file, none of them a text.
      .filter((name) => operation.fileTypes?.[name]?.every((type) => !/^(text\/|\*)/.test(type)) === true)
      .map((member) => refused(operation, `no-file:/${member}`, base, row, { kind: 'no-file', member }))
  );
}

const signing = (operation: Operation, base: Payload, row: ErrorRow): Case[] => [
  refused(operation, 'no-signature', base, row, { kind: 'unsigned' }),
  refused(operation, 'misshapen-signature', base, row, { kind: 'misshapen-signature' }),
];
