/**
 * A login with a wrong password must be refused, and not as an invalid request. One with the user's name in another case must be
 * accepted, if the contract says that the case does not matter.
 */
import { flattened } from '../../core/contract/flattened.ts';
import { promisesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { configuredLogin } from '../../core/run/logins.ts';
import { alikeIn } from '../consistency/watchers/alike.ts';
import { report } from './ask.ts';
import type { Probe } from './probe.ts';
import { probeCase } from './probeCase.ts';

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
    // Wrong passwords that the schema allows: one in the shape of the right one, and the right one in the other case.
    const given = String(example.payload[name]);
    const wrongs = [nextLetters(given), inOtherCase(given)]
      .map((each) => ({ ...example.payload, [name]: each }))
      .filter((each) => sound(each) && each[name] !== given);
    if (!sound(example.payload) || wrongs.length === 0) continue;
    const right = await send(probe, operation, example.payload, 'right');
    if (!right.exchange.verdict.success) continue;
    await withOtherSpelling(probe, operation, right, name);
    for (const wrong of wrongs) {
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
      break;
    }
  }
}

/** Logs in with the user's name in another case, if the contract says that its case does not matter. */
async function withOtherSpelling(
  probe: Probe,
  operation: Operation,
  right: Sent,
  password: string,
): Promise<void> {
  const { payload } = right.case.ask;
  const [name, ...others] = Object.keys(payload).filter((each) => each !== password && USER.test(each));
  const said = promisesOf(operation).find((text) => ignoresCase(text));
  if (name === undefined || others.length > 0 || said === undefined) return;
  const other = { ...payload, [name]: inOtherCase(String(payload[name])) };
  if (other[name] === payload[name] || !probe.requests.isSound(operation, other)) return;
  const sent = await send(probe, operation, other, 'other-case');
  // A backend that blocks further logins refuses the right name too.
  const again = await send(probe, operation, payload, 'right');
  if (sent.exchange.verdict.success || !again.exchange.verdict.success) return;
  const message = `${name} ${String(other[name])} is refused (${sent.exchange.verdict.code ?? ''}), and ${String(payload[name])} is accepted; the contract says '${said}'`;
  report(probe, sent, [right, sent], `login/${name}`, message);
}

/** Members that name the user. */
const USER = /^(user_?name|user|login|e?_?mail|email_?address|account)$/i;

/** Words for the user's name in sentences. */
const USER_WORDS = /\b(e-?mails?|user ?names?|logins?|account names?)\b/i;

/** `The e-mail address is compared ignoring case`, `Passwords are case-sensitive, user names are not` */
export function ignoresCase(text: string): boolean {
  const [, after = ''] = /\bcase[- ]sensitive\b(.*)$/i.exec(text) ?? [];
  const isExcepted = /\b(are|is) not\b/i.test(after) && USER_WORDS.test(after);
  return isExcepted || (USER_WORDS.test(text) && !/passw/i.test(text) && alikeIn([text]).case);
}

/** The text in lower case; a text without capitals in upper case. */
const inOtherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

function send(probe: Probe, operation: Operation, payload: Payload, name: string): Promise<Sent> {
  const one = probeCase(operation, 'state', name, {
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

/** Names of operations that may set a new password: `registerUser`, `resetPassword`; a login called `createSession` is left out too. */
const SETS_PASSWORD = /regist|sign_?up|create|add|enrol|reset|change|set/i;

/** Returns whether an error row may be the one of a wrong password or user. */
const refusesLogin = ({ code, when, implied }: ErrorRow): boolean =>
  !implied && (code === '401' || code === '403' || (when === 'unauthenticated' && code !== ''));

/** Replaces each letter and digit with the next one: `a1` becomes `b2`, and `z9` becomes `a0`. */
export const nextLetters = (text: string): string =>
  text.replaceAll(/[a-z\d]/gi, (character) =>
    /[z9]/i.test(character)
      ? ({ z: 'a', Z: 'A', 9: '0' }[character] ?? character)
      : String.fromCodePoint(character.codePointAt(0)! + 1),
  );
