/** Builds the error table of an operation from all places of a contract that speak of refusals. */
import { asRaw, type Raw } from '../../base/object.ts';
import type { Members } from '../envelope.ts';
import { sentencesIn } from '../sentences.ts';
import type { ErrorRow } from '../types.ts';
import { generalRows, namesOfStatus, stateNamesOf } from './codeTable.ts';
import type { PlacedValue } from './references.ts';
import { impliedRows, rowsOfStatuses, writtenRows, type At } from './rows.ts';

interface ErrorSources {
  readonly document: Raw;
  /** Description of the document. */
  readonly about: string;
  readonly raw: Raw;
  readonly statuses: readonly (readonly [string, PlacedValue])[];
  readonly envelope: Members;
  readonly open: boolean;
  readonly effect: 'read' | 'write';
  readonly at: At;
}

/**
 * Returns the errors of an operation in their precedence: those of `x-errors`, then those of the documented statuses (without an
 * envelope) or of the code table in the document's description (with an envelope, but without `x-errors`), then the implied ones.
 */
export function errorsOf(given: ErrorSources): ErrorRow[] {
  const { document, about, raw, statuses, envelope, open, effect, at } = given;
  const inherited = asRaw(document['x-errors']);
  const written = [
    ...writtenRows(inherited['before'], at),
    ...(effect === 'write' && !open ? writtenRows(inherited['writes'], at) : []),
    ...writtenRows(raw['x-errors'], at),
    ...writtenRows(inherited['after'], at),
  ];
  const described = Object.fromEntries(
    statuses.map(([key, { value }]) => [key, { description: String(asRaw(value)['description'] ?? '') }]),
  );
  // A status in `x-errors` has the meaning given there.
  const derived = envelope.byStatus
    ? rowsOfStatuses(described, open, at, textsOf(raw)).filter(
        ({ code }) => !written.some((row) => row.code === code),
      )
    : [];
  const general = envelope.byStatus || written.length > 0 ? [] : generalRows(about, envelope.success, at);
  const rows = [
    ...written,
    ...withNames(derived, about),
    ...general.filter(({ when }) => !open || when !== 'unauthenticated'),
  ];
  return [...rows, ...impliedRows(rows, !open, envelope.byStatus === true, at)];
}

/** Adds the names of the errors. A status for invalid requests may also refuse a state, under another name. */
const withNames = (rows: readonly ErrorRow[], about: string): ErrorRow[] =>
  rows.flatMap((row): ErrorRow[] => {
    const [names, states] = [namesOfStatus(about, row.code), stateNamesOf(about, row.code)];
    const named: ErrorRow = names.length > 0 ? { ...row, names } : row;
    const isOther = row.when === 'request-invalid' && states.length > 0;
    return isOther
      ? [named, { ...row, when: 'state', names: states, general: true, condition: '' }]
      : [named];
  });

/** Returns the sentences of an operation. */
const textsOf = (raw: Raw): string[] =>
  [raw['summary'], raw['description']].flatMap((text) => (typeof text === 'string' ? sentencesIn(text) : []));
