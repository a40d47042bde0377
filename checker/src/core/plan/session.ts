/** Plans requests without a login or by a child account, and requests with two faults, which get the error that the table lists first. */
import { saysAdminsOnly } from '../contract/forAdmins.ts';
import { forbiddenRows } from '../contract/isForbidden.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Deviation, Login } from '../exchange/ask.ts';
import type { NamedPayload } from '../requests/valid.ts';
import type { Case, Trigger } from './case.ts';
import { caseOf } from './case.ts';
import { wrongProduct } from './products.ts';
import { firstOf, invalidRow, loginRow, otherLoginRow, productRow, roleRow, unsignedRow } from './rows.ts';

/** One fault of a request. */
interface Fault {
  readonly name: string;
  readonly row: ErrorRow;
  readonly login?: Login;
  readonly payload?: Payload;
  readonly deviation?: Deviation;
}

/** Returns the cases of logins and roles. @param base a valid request @param violation an invalid one, for cases with two faults */
export function sessionCases(
  operation: Operation,
  base: Payload,
  violation: NamedPayload | undefined,
): Case[] {
  const { login, otherLogin, role, ...rest } = faultsOf(operation, base, violation);
  const single: Case[] = [
    ...(login ? [caseWith(operation, 'unauthenticated', [login], base)] : []),
    ...(login && operation.credentials
      ? [caseWith(operation, 'unauthenticated', [{ ...login, name: 'forged', login: 'forged' }], base)]
      : []),
    ...(login && operation.allNeeded && operation.effect === 'write'
      ? halfKnown(operation, base, login.row)
      : []),
    ...(otherLogin ? [caseWith(operation, 'unauthenticated', [otherLogin], base)] : []),
    ...(role ? [caseWith(operation, 'wrong-role', [role], base)] : []),
    ...asUser(operation, base),
  ];
  const others = Object.values(rest);
  // Statuses are sorted by number, which says nothing about precedence.
  if (operation.envelope.byStatus) return single;
  // Each fault of the caller with each fault of the request, and a missing signature with an invalid payload.
  const pairs = [
    ...[login, role].flatMap((who) => others.map((what) => [who, what] as const)),
    [rest.unsigned, rest.invalid] as const,
  ];
  return [
    ...single,
    ...pairs.flatMap(([one, other]) =>
      one && other ? [caseWith(operation, 'precedence', [one, other], base)] : [],
    ),
  ];
}

/**
 * Plans a request by the user: an operation for administrators must refuse it with any code. For such an operation, `Askers` replaces
 * the login `child` by the user.
 */
function asUser(operation: Operation, base: Payload): Case[] {
  const [row] = forbiddenRows(operation);
  if (!row || operation.open || !operation.answers || !saysAdminsOnly(operation)) return [];
  return [
    caseOf(operation, 'wrong-role', 'user', {
      ask: { payload: base, login: 'child' },
      expect: { kind: 'refused', row, anyhow: true },
    }),
  ];
}

/** Leaves out one of several credentials. The backend must refuse the request with any code. */
const halfKnown = (operation: Operation, base: Payload, row: ErrorRow): Case[] =>
  (operation.credentials ?? []).map((credential) =>
    caseOf(operation, 'unauthenticated', `without:${credential.name}`, {
      ask: { payload: base, login: 'parent', deviation: { kind: 'without', credential } },
      expect: { kind: 'refused', row, anyhow: true },
    }),
  );

/** Plans requests of visitors to an open operation. A row with `asked` refuses only requests with these members. */
export function visitorCases(operation: Operation, examples: readonly NamedPayload[]): Case[] {
  if (!operation.open) return [];
  const row = operation.errors.find(({ when, asked }) => when === 'unauthenticated' && asked !== undefined);
  const { asked } = row ?? {};
  const served = asked ? examples.filter(({ payload }) => !has(payload, asked)) : examples;
  // A row without members and without a scenario does not say which requests it refuses, so no response can be expected.
  const isUnsettled = operation.errors.some(
    ({ when, asked: members, scenario }) => when === 'unauthenticated' && !members && !scenario,
  );
  return [
    ...(isUnsettled
      ? []
      : served.map(({ name, payload }) => visitor(operation, 'valid', `visitor:${name}`, payload))),
    ...(row && asked
      ? examples.map(({ name, payload }) =>
          visitor(operation, 'unauthenticated', `visitor:${name}`, { ...payload, ...asked }, row),
        )
      : []),
  ];
}

const has = (payload: Payload, members: Payload): boolean =>
  Object.entries(members).every(([name, value]) => payload[name] === value);

const visitor = (
  operation: Operation,
  trigger: Trigger,
  name: string,
  payload: Payload,
  row?: ErrorRow,
): Case =>
  caseOf(operation, trigger, name, {
    ask: { payload, login: 'none' },
    expect: row ? { kind: 'refused', row } : { kind: 'answered' },
  });

function faultsOf(operation: Operation, base: Payload, violation: NamedPayload | undefined) {
  const rows = {
    login: operation.open ? undefined : loginRow(operation),
    otherLogin: otherLoginRow(operation),
    role: roleRow(operation),
    invalid: invalidRow(operation),
    unsigned: unsignedRow(operation),
    product: productRow(operation),
  };
  const payload = wrongProduct(operation, base);
  return {
    login: rows.login && fault('logged-out', rows.login, { login: 'none' }),
    otherLogin:
      rows.otherLogin && fault('other-login', rows.otherLogin, { deviation: { kind: 'other-login' } }),
    role: rows.role && fault('child', rows.role, { login: 'child' }),
    invalid: rows.invalid && violation && fault('invalid', rows.invalid, { payload: violation.payload }),
    unsigned: rows.unsigned && fault('unsigned', rows.unsigned, { deviation: { kind: 'unsigned' } }),
    product: rows.product && payload && fault('product', rows.product, { payload }),
  };
}

const fault = (name: string, row: ErrorRow, rest: Omit<Fault, 'name' | 'row'>): Fault => ({
  name,
  row,
  ...rest,
});

/** Plans a request with one or two faults. Of two, the row that comes first in the table must win. */
function caseWith(operation: Operation, trigger: Trigger, faults: readonly Fault[], base: Payload): Case {
  const all = faults.reduce((merged, each) => ({ ...merged, ...each }));
  const row =
    firstOf(
      operation,
      faults.map((each) => each.row),
    ) ?? all.row;
  return caseOf(operation, trigger, faults.map(({ name }) => name).join('+'), {
    ask: {
      payload: all.payload ?? base,
      login: all.login ?? 'parent',
      ...(all.deviation && { deviation: all.deviation }),
    },
    expect: { kind: 'refused', row },
  });
}
