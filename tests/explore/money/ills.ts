/** Faults of a money step and their start: before its button, with the last question open, or after its response. */
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
  /** A single response of the operation; the other faults hit the browser's connection. */
  readonly answer?: Answer;
  /** The provider never accepts this step from this user: the bill is another account's, or another account must approve. */
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

/** Codes for another account's resources, and the code whose next step is to ask another account. */
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
