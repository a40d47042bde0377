/** Facts about a code from the contract and the portal. Loaded on demand, because it contains all codes of all services. */
import { sources } from 'virtual:sources';
import { errors as activity } from '#generated/activity/errors.ts';
import { errors as gateway } from '#generated/gateway/errors.ts';
import { errors as legacy } from '#generated/legacy/errors.ts';
import { errors as provisional } from '#generated/provisional/errors.ts';
import type { FailureKind } from '#generated/runtime/failure.ts';
import { errors as standard } from '#generated/standard/errors.ts';
import type { Policy } from '#portal/api/policies/policy.ts';
import { policyFor } from '#portal/api/policies/policyFor.ts';

interface ErrorFacts {
  readonly code: string;
  readonly kind: FailureKind;
  readonly meaning: string;
}

interface Row {
  readonly code: string;
  readonly when: string;
  readonly layer?: string;
  readonly condition?: string;
  readonly file: string;
  readonly line: number;
}

export interface Source {
  readonly file: string;
  readonly line: number;
  readonly errors?: readonly Row[];
}

const errors: Readonly<Record<string, Readonly<Record<string, ErrorFacts>>>> = {
  activity,
  gateway,
  legacy,
  provisional,
  standard,
};

export interface CodeFacts {
  /** The code's name and meaning in the contract; undefined for an unknown code. */
  readonly name: string | undefined;
  readonly meaning: string | undefined;
  readonly policy: Policy;
  /** The row of the operation's error table for the code. */
  readonly row: Row | undefined;
  /** Place of the operation's definition. */
  readonly operation: Source | undefined;
}

/** @param code the innermost code; the HTTP status if the response has no envelope */
export function codeFacts(service: string, operationId: string, code: string, status: number): CodeFacts {
  const [name, facts] = Object.entries(errors[service] ?? {}).find(([, known]) => known.code === code) ?? [
    undefined,
    undefined,
  ];
  const operation = sources[service]?.[operationId];
  const kind = status === 200 ? (facts?.kind ?? 'fault') : status === 0 ? 'network' : 'http';
  return {
    name,
    meaning: facts?.meaning,
    policy: policyFor({ service, kind, code: kind === 'http' ? String(status) : code, name: name ?? '' }),
    row: operation?.errors?.find((row) => row.code === code),
    operation,
  };
}
