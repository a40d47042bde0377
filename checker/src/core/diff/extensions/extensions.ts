/**
 * Compares our own extensions: envelope, error tables, login, signature, effect, time limit. Other contracts have
 * none.
 */
import type { RawOperation, RawRow } from '../../contract/document.ts';
import type { Change } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Api, Operation } from '../model/api.ts';
import { placeOn } from '../operation/operationPair.ts';
import { matchOperations } from '../operation/operations.ts';
import { codeChanges, type CodeChange } from './codes.ts';

interface Document {
  readonly 'x-envelope'?:
    | {
        code: string;
        message: string;
        data: string;
        success: readonly string[];
        systems?: Record<string, Envelope>;
      }
    | 'none';
  readonly 'x-time-limit'?: number;
  /** Rows of all operations: before the operation's own rows, for writes with a login, and after the own rows. */
  readonly 'x-errors'?: {
    readonly before: readonly RawRow[];
    readonly writes?: readonly RawRow[];
    readonly after: readonly RawRow[];
  };
}
type Envelope = Exclude<NonNullable<Document['x-envelope']>, 'none'>;

const documentOf = ({ part }: Api): Document => part.value as Document;

/** Returns whether a change concerns the enum of the envelope's codes. The error tables report it per operation, so it is left out. */
export function isOwnCodeList(api: Api, { rule, where }: Change): boolean {
  const { 'x-envelope': envelope } = documentOf(api);
  if (envelope === undefined || envelope === 'none' || !rule.startsWith('response-value-')) return false;
  const codes = [
    envelope.code,
    ...Object.values(envelope.systems ?? {}).map(({ code }) => `${envelope.data}${code}`),
  ];
  // A place may name the choice of a branch in parentheses: `/resultData(Cat)/code`.
  return codes.some((pointer) => where.replaceAll(/\([^)]*\)/g, '').endsWith(pointer));
}

/** Returns the changes of a service's extensions. */
export function extensionChanges(old: Api, fresh: Api): Change[] {
  const [before, after] = [documentOf(old), documentOf(fresh)];
  const found = (rule: RuleId, detail: string): Change => ({
    rule,
    subject: fresh.service,
    where: '',
    detail,
    place: placeOn('new', fresh.part),
  });
  const [limit, nextLimit] = [before['x-time-limit'], after['x-time-limit']];
  const [codes, nextCodes] = [successOf(before), successOf(after)];
  const [shape, nextShape] = [shapeOf(before), shapeOf(after)];
  return [
    ...(shape === nextShape ? [] : [found('envelope-changed', `${shape} → ${nextShape}`)]),
    ...nextCodes.filter((code) => !codes.includes(code)).map((code) => found('success-code-added', code)),
    ...codes.filter((code) => !nextCodes.includes(code)).map((code) => found('success-code-removed', code)),
    ...(limit === nextLimit
      ? []
      : [
          found(
            (nextLimit ?? Infinity) < (limit ?? Infinity) ? 'time-limit-lowered' : 'time-limit-raised',
            `${limit ?? 'no'} ms → ${nextLimit ?? 'no'} ms`,
          ),
        ]),
  ];
}

/** Returns the pointers of an envelope, including those of the inner systems. */
function shapeOf({ 'x-envelope': envelope }: Document): string {
  if (!envelope || envelope === 'none') return 'none';
  const pointers = ({ code, message, data }: Envelope): string => `${code} ${message} ${data}`;
  return [
    pointers(envelope),
    ...Object.entries(envelope.systems ?? {}).map(([system, inner]) => `${system}: ${pointers(inner)}`),
  ].join('; ');
}

function successOf({ 'x-envelope': envelope }: Document): string[] {
  if (!envelope || envelope === 'none') return [];
  const inner = Object.entries(envelope.systems ?? {}).flatMap(([system, { success }]) =>
    success.map((code) => `${system} ${code}`),
  );
  return [...envelope.success, ...inner];
}

/** Returns the changes of the extensions of each operation. */
export const operationExtensionChanges = (old: Api, fresh: Api): Change[] =>
  matchOperations(old, fresh).pairs.flatMap(([one, other]) =>
    [
      ...flagChanges(rawOf(one), rawOf(other)),
      ...codeChanges(tableOf(documentOf(old), rawOf(one)), tableOf(documentOf(fresh), rawOf(other))),
    ].map(({ rule, detail }) => ({
      rule,
      subject: other.title,
      where: '',
      detail,
      place: placeOn('new', other.part),
    })),
  );

const rawOf = ({ part }: Operation): Partial<RawOperation> => part.value as Partial<RawOperation>;

/** Compares the flags of an operation: optional login, signature, effect. */
function flagChanges(old: Partial<RawOperation>, fresh: Partial<RawOperation>): CodeChange[] {
  const [open, nextOpen] = [old, fresh].map((raw) => raw['x-login'] === 'optional');
  const [signed, nextSigned] = [old, fresh].map((raw) => raw['x-safe-api'] === true);
  return [
    ...(open === nextOpen
      ? []
      : [{ rule: nextOpen ? 'login-dropped' : 'login-required', detail: '' } as const]),
    ...(signed === nextSigned
      ? []
      : [{ rule: nextSigned ? 'signature-required' : 'signature-dropped', detail: '' } as const]),
    ...(old['x-effect'] === fresh['x-effect']
      ? []
      : [{ rule: 'effect-changed', detail: `${old['x-effect']} → ${fresh['x-effect']}` } as const]),
  ];
}

/**
 * Returns the rows of an operation in their precedence, including the common rows of its service. Those of the login do not apply to
 * an operation without one.
 */
function tableOf({ 'x-errors': common }: Document, raw: Partial<RawOperation>): RawRow[] {
  const own = raw['x-errors'] ?? [];
  const others = (rows: readonly RawRow[] = []): RawRow[] =>
    rows.filter(({ code, layer }) => !own.some((row) => row.code === code && row.layer === layer));
  const isOpen = raw['x-login'] === 'optional';
  return [
    ...(isOpen ? [] : others(common?.before)),
    ...(isOpen || raw['x-effect'] !== 'write' ? [] : others(common?.writes)),
    ...own,
    ...others(common?.after),
  ];
}
