/** What can go wrong with a money step, and when it begins: before its button, with the last question open, or after its answer. */
import type { components } from '#generated/control/types.ts';
import { operations as gateway } from '#generated/gateway/operations.ts';
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
  /** The provider will never take this step: the bill is somebody else's. There is no way on, and none is missed. */
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
  readonly errors: readonly { readonly code: string; readonly when: string }[];
}
const tables: Readonly<Record<string, Readonly<Record<string, Operation>>>> = { gateway, provisional };

/** Each error that the contract gives an operation, once. */
function ofContract(operation: string): Ill[] {
  const [service = '', id = ''] = operation.split('.');
  const conditions = new Map(tables[service]?.[id]?.errors.map(({ code, when }) => [code, when]));
  return [...conditions].map(([code, when]) => ({
    name: `code ${code}`,
    kind: 'refused',
    moment: 'during',
    answer: { code },
    final: when === 'wrong-owner',
  }));
}

/** @param operation `provisional.submitRepay` */
export const illsOf = (operation: string): readonly Ill[] => [
  ...ofConnection,
  ...ofAnswer,
  ...ofContract(operation),
];
