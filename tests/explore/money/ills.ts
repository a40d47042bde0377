/** What can go wrong with a money step, and when it begins: before its button, with the last question open, or after its answer. */
import type { components } from '#generated/control/types.ts';
import { errors as gatewayErrors } from '#generated/gateway/errors.ts';
import { operations as gateway } from '#generated/gateway/operations.ts';
import { errors as provisionalErrors } from '#generated/provisional/errors.ts';
import { operations as provisional } from '#generated/provisional/operations.ts';
import type { Failed } from '../observed.ts';

type Answer = components['schemas']['FaultAnswer'];

type Moment = 'before' | 'during' | 'after';

export interface Ill {
  readonly name: string;
  readonly kind: Failed['fault'];
  readonly moment: Moment;
  /** What the operation answers, once; the others befall the browser's own connection. */
  readonly answer?: Answer;
  /** The provider will never take this step from this user: the bill is somebody else's, or another account must approve. */
  readonly final?: boolean;
}

const moments: readonly Moment[] = ['before', 'during', 'after'];

const ofConnection = (['offline', 'slow', 'server gone'] as const).flatMap((kind) =>
  moments.map((moment): Ill => ({ name: `${kind} ${moment}`, kind, moment })),
);

const ofAnswer: readonly Ill[] = [
  { name: 'request lost', kind: 'refused', moment: 'during', answer: { drop: 'connection' } },
  { name: 'answer lost', kind: 'answer lost', moment: 'during', answer: { drop: 'answer' } },
  { name: 'status 502', kind: 'refused', moment: 'during', answer: { status: 502 } },
];

interface Operation {
  readonly errors: readonly { readonly code: string }[];
}
const tables: Readonly<Record<string, Readonly<Record<string, Operation>>>> = { gateway, provisional };

/** The codes that say that somebody else's was asked for; and the one whose way on is to ask another account. */
const ofOthers = new Set([
  'P230001',
  ...[gatewayErrors, provisionalErrors].flatMap((errors) =>
    Object.values<{ readonly code: string; readonly kind: string }>(errors).flatMap(({ code, kind }) =>
      kind === 'wrong-owner' ? [code] : [],
    ),
  ),
]);

/** Each error that the contract gives an operation, once. */
function ofContract(operation: string): Ill[] {
  const [service = '', id = ''] = operation.split('.');
  const codes = new Set(tables[service]?.[id]?.errors.map(({ code }) => code));
  return [...codes].map((code) => ({
    name: `code ${code}`,
    kind: 'refused',
    moment: 'during',
    answer: { code },
    final: ofOthers.has(code),
  }));
}

/** @param operation `provisional.submitRepay` */
export const illsOf = (operation: string): readonly Ill[] => [
  ...ofConnection,
  ...ofAnswer,
  ...ofContract(operation),
];
