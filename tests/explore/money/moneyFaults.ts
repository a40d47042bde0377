/** Faults of a money step. A fault starts before the button is pressed, while the confirmation is open, or after the response. */
import type { components } from '#generated/control/types.ts';
import { errors as gatewayErrors } from '#generated/gateway/errors.ts';
import { operations as gateway } from '#generated/gateway/operations.ts';
import { errors as provisionalErrors } from '#generated/provisional/errors.ts';
import { operations as provisional } from '#generated/provisional/operations.ts';
import type { Failed } from '../observed.ts';

type Answer = components['schemas']['FaultAnswer'];

type Moment = 'before' | 'during' | 'after';

export interface MoneyFault {
  readonly name: string;
  readonly kind: Failed['fault'];
  readonly moment: Moment;
  /** Faulty response of the operation; absent for a fault of the browser's connection. */
  readonly answer?: Answer;
  /** The step can never succeed for this user: the resource belongs to another account, or another account must approve. */
  readonly final?: boolean;
}

const moments: readonly Moment[] = ['before', 'during', 'after'];

const connectionFaults = (['offline', 'slow', 'server gone'] as const).flatMap((kind) =>
  moments.map((moment): MoneyFault => ({ name: `${kind} ${moment}`, kind, moment })),
);

const responseFaults: readonly MoneyFault[] = [
  { name: 'request lost', kind: 'refused', moment: 'during', answer: { drop: 'connection' } },
  { name: 'answer lost', kind: 'answer lost', moment: 'during', answer: { drop: 'answer' } },
  { name: 'status 502', kind: 'refused', moment: 'during', answer: { status: 502 } },
];

interface Operation {
  readonly errors: readonly { readonly code: string }[];
}
const tables: Readonly<Record<string, Readonly<Record<string, Operation>>>> = { gateway, provisional };

/** Codes after which only another account can continue: those of kind `wrong-owner`, and P230001, which asks for an approval. */
const endingCodes = new Set([
  'P230001',
  ...[gatewayErrors, provisionalErrors].flatMap((errors) =>
    Object.values<{ readonly code: string; readonly kind: string }>(errors).flatMap(({ code, kind }) =>
      kind === 'wrong-owner' ? [code] : [],
    ),
  ),
]);

/** Returns one fault for each error code of the operation. */
function codeFaults(operation: string): MoneyFault[] {
  const [service = '', id = ''] = operation.split('.');
  const codes = new Set(tables[service]?.[id]?.errors.map(({ code }) => code));
  return [...codes].map((code) => ({
    name: `code ${code}`,
    kind: 'refused',
    moment: 'during',
    answer: { code },
    final: endingCodes.has(code),
  }));
}

/** All faults of an operation. @param operation such as `provisional.submitRepay` */
export const moneyFaultsOf = (operation: string): readonly MoneyFault[] => [
  ...connectionFaults,
  ...responseFaults,
  ...codeFaults(operation),
];
