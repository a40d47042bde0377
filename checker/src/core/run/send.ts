/** Sends a case and judges the response. */
import type { Credential, Payload } from '../contract/types.ts';
import { withUrlCredentials, inAddress } from '../exchange/addressed.ts';
import type { Client } from '../exchange/client.ts';
import { encode, type Wire } from '../exchange/encode.ts';
import type { Headers } from '../exchange/headers.ts';
import type { Sessions, UnreachedState } from '../exchange/sessions.ts';
import { isUnreached } from '../exchange/sessions.ts';
import type { Hooks } from '../hooks/hooks.ts';
import type { Rules } from '../judging/check.ts';
import { exchangeOf } from '../judging/judge.ts';
import type { Sent } from '../judging/sent.ts';
import type { Case, Expectation } from '../plan/case.ts';
import type { Askers } from '../sessions/askers.ts';

/** Sends cases. */
export interface Sender {
  /** Sends in the session of the case, which is opened if necessary. */
  send(one: Case): Promise<Sent | UnreachedState>;
  /** Sends in an open session. */
  sendIn(headers: Headers, one: Case): Promise<Sent>;
  /** Sends in an open session, or in the admin's for operations of the admin. */
  sendAs(headers: Headers, one: Case): Promise<Sent>;
  /** Returns the number of requests so far. */
  readonly sent: () => number;
}

interface Parts {
  readonly client: Client;
  readonly sessions: Sessions;
  readonly rules: Rules;
  /** Key of HMAC signatures. */
  readonly key: string;
  readonly hooks: Hooks;
  readonly askers: Askers;
}

/** After a hook has completed an invalid request, any response may be right. */
const ANYTHING: Expectation = { kind: 'observed', right: false };

/** Returns whether a hook has set what the request lacked: its credential, or a required header. */
function isCompleted({ operation, ask }: Case, before: Wire, after: Wire, { validators }: Rules): boolean {
  const { deviation, payload } = ask;
  const isSet = (name: string): boolean => after.headers[name] !== before.headers[name];
  if (deviation?.kind === 'without' && isSet(deviation.credential.name.toLowerCase())) return true;
  const set = Object.entries(operation.places ?? {}).flatMap(([name, place]) =>
    place.in === 'header' && isSet(name.toLowerCase()) ? [[name, after.headers[name.toLowerCase()]]] : [],
  );
  const isRight = (asked: Payload): boolean => validators.request(operation, asked).length === 0;
  return set.length > 0 && !isRight(payload) && isRight({ ...payload, ...Object.fromEntries(set) });
}

/** Makes a sender. */
export function makeSender({ client, sessions, rules, key, hooks, askers }: Parts): Sender {
  const shared = new Map<string, Promise<Headers | UnreachedState>>();
  /** Accepted writes. What the run has changed since may be the reason that one is refused later. */
  const accepted = new Set<string>();
  let count = 0;

  /** Returns the session of a case. Reads of an operation share one; each write has its own, if the target offers it. */
  function sessionOf({ operation, ask, scenario }: Case): Promise<Headers | UnreachedState> {
    const login = ask.isNamed ? ask.login : askers.accountFor(operation, ask.login);
    const open = () => sessions.open({ login, ...(scenario !== undefined && { scenario }) });
    if (operation.effect === 'write' && sessions.isolated) return open();
    const name = sessions.isolated ? `${operation.address} ${login} ${scenario}` : `${login} ${scenario}`;
    const found = shared.get(name) ?? open();
    shared.set(name, found);
    return found;
  }

  async function sendIn(headers: Headers, one: Case): Promise<Sent> {
    const { operation, ask, expect } = one;
    const wire = encode(operation, ask, key);
    const known =
      ask.deviation?.kind === 'without' ? withoutCredential(headers, ask.deviation.credential) : headers;
    const about = { operation, login: ask.login };
    const plain = withUrlCredentials({
      ...wire,
      headers: mergedHeaders({ ...unlessGiven(operation.headers, known), ...known }, wire.headers),
    });
    const whole = await hooks.before(plain, about);
    const came = await client.send(whole, rules.timeLimit ?? operation.timeLimit, operation);
    const got = await hooks.after(came, whole, about);
    count += 1;
    const isWrite = operation.effect === 'write';
    const request = isWrite ? `${operation.address} ${ask.login} ${JSON.stringify(ask.payload)}` : '';
    const isRepeated = accepted.has(request);
    // `tried`: the backend may refuse the request for a reason that no schema states.
    const stated: Expectation =
      expect.kind === 'answered' && isRepeated ? { ...expect, tried: true } : expect;
    const isMended = isCompleted(one, plain, whole, rules);
    const exchange = exchangeOf({
      operation,
      payload: ask.payload,
      expect: isMended ? ANYTHING : stated,
      got,
      rules,
    });
    if (isWrite && exchange.verdict.success) accepted.add(request);
    return { case: one, wire: whole, exchange };
  }

  /** Repeats a request as the admin if the user is refused for their role, and as the user if the admin may not call it either. */
  async function sendAs(headers: Headers, one: Case): Promise<Sent> {
    const { operation, ask } = one;
    // The operation has refused the user for their role before.
    const isAdmins = askers.accountFor(operation, ask.login) !== ask.login && !ask.isNamed;
    const sent = isAdmins ? undefined : await sendIn(headers, one);
    if (sent && !askers.learn(sent)) return sent;
    const admin = await sessionOf(one);
    if (isUnreached(admin)) return sent ?? sendIn(headers, one);
    const byAdmin = await sendIn(admin, one);
    if (ask.login !== 'parent' || ask.isNamed || !askers.isForUserAgain(byAdmin)) return byAdmin;
    if (sent) return sent;
    const user = await sessionOf({ ...one, ask: { ...ask, isNamed: true } });
    return isUnreached(user) ? byAdmin : sendIn(user, one);
  }

  return {
    sendIn,
    sendAs,
    sent: () => count,
    async send(one) {
      const headers = await sessionOf(one);
      if (isUnreached(headers)) return headers;
      return sendAs(headers, one);
    },
  };
}

/** Returns an account's headers without one of its credentials. */
function withoutCredential(headers: Headers, { in: place, name }: Credential): Headers {
  const header = place === 'cookie' ? 'cookie' : name;
  const removed = place === 'query' ? inAddress(name) : header;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([each, value]) => {
      if (each.toLowerCase() !== removed.toLowerCase()) return [[each, value]];
      const others = value.split(/;\s*/).filter((pair) => !pair.startsWith(`${name}=`));
      return place === 'cookie' && others.length > 0 ? [[each, others.join('; ')]] : [];
    }),
  );
}

/** Merges headers; cookies of the session and of the request share one header. */
function mergedHeaders(session: Headers, asked: Headers): Headers {
  const cookie = [session['cookie'], asked['cookie']].filter((part) => part !== undefined).join('; ');
  return { ...session, ...asked, ...(cookie !== '' && { cookie }) };
}

/** Returns the examples of the contract without those that the user replaces (`--header`). */
function unlessGiven(shown: Headers, given: Headers): Headers {
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(shown).filter(([name]) => !names.has(name.toLowerCase())));
}
