/** A login with a wrong password must be refused, and not as an invalid request. */
import { flattened } from '../../core/contract/flattened.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { caseOf } from '../../core/plan/case.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { configuredLogin } from '../../core/run/logins.ts';
import { report } from './ask.ts';
import type { Probe } from './probe.ts';

export async function withWrongPassword(probe: Probe, operations: readonly Operation[]): Promise<void> {
  const known = configuredLogin('parent', probe.context.options, operations);
  for (const operation of operations) {
    const name = passwordOf(operation);
    // The user of check.yaml can log in; the user of the contract's example may not exist.
    const [example] = known?.operation === operation ? [known] : examplesOf(operation);
    const isLogin =
      operation.open && operation.errors.some(refusesLogin) && !SETS_PASSWORD.test(operation.id);
    if (name === undefined || !example || !isLogin) continue;
    const sound = (payload: Payload): boolean => probe.requests.isSound(operation, payload);
    // The wrong password has the shape of the right one, so no rule about passwords refuses it.
    const wrong = { ...example.payload, [name]: nextLetters(String(example.payload[name])) };
    if (!sound(example.payload) || !sound(wrong) || wrong[name] === example.payload[name]) continue;
    const right = await send(probe, operation, example.payload, 'right');
    if (!right.exchange.verdict.success) continue;
    const sent = await send(probe, operation, wrong, 'wrong-password');
    const { success, code } = sent.exchange.verdict;
    const isInvalid = operation.errors.some(
      (row) => row.code === code && row.when === 'request-invalid' && !row.general,
    );
    if (!success && !isInvalid) continue;
    const message = success
      ? `another ${name} is accepted as well as the right one`
      : `a wrong ${name} is refused as a wrong request (${code})`;
    report(probe, sent, [right, sent], `password/${name}`, message);
  }
}

function send(probe: Probe, operation: Operation, payload: Payload, name: string): Promise<Sent> {
  const one = caseOf(operation, 'state', name, {
    ask: { payload, login: 'none' },
    expect: { kind: 'conversation' },
  });
  // A login is sent without the credentials of any account.
  return probe.context.sender.sendIn({}, one);
}

const PASSWORD = /^(password|passwd|pwd|pin|passcode|passphrase)$/i;

const passwordOf = ({ request, schemas }: Operation): string | undefined =>
  Object.entries(flattened(request, schemas).properties ?? {}).find(
    ([name, part]) => PASSWORD.test(name) || flattened(part, schemas).format === 'password',
  )?.[0];

/** Names of operations that set a new password: `registerUser`, `resetPassword`. */
const SETS_PASSWORD = /regist|sign_?up|create|add|enrol|reset|change|set/i;

/** Returns whether an error row is the one of a wrong password or user. */
const refusesLogin = ({ code, when, implied }: ErrorRow): boolean =>
  !implied && (code === '401' || code === '403' || (when === 'unauthenticated' && code !== ''));

/** Replaces each letter and digit with the next one: `a1` becomes `b2`, and `z9` becomes `a0`. */
export const nextLetters = (text: string): string =>
  text.replaceAll(/[a-z\d]/gi, (character) =>
    /[z9]/i.test(character)
      ? ({ z: 'a', Z: 'A', 9: '0' }[character] ?? character)
      : String.fromCodePoint(character.codePointAt(0)! + 1),
  );
