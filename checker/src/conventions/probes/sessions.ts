/**
 * Checks logout: starts a session with the user's login of check.yaml, or with the contract's example credentials, ends it, and
 * uses it again.
 */
import { isObject } from '../../core/base/object.ts';
import { endsSession } from '../../core/contract/endsSession.ts';
import type { Credential, Operation, Payload } from '../../core/contract/types.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { configuredLogin } from '../../core/run/logins.ts';
import { report } from './ask.ts';
import type { Probe } from './probe.ts';
import { probeCase } from './probeCase.ts';

export async function afterLogout(probe: Probe, operations: readonly Operation[]): Promise<void> {
  const logout = operations.find(endsSession);
  const known = configuredLogin('parent', probe.context.options, operations);
  const login = known?.operation ?? operations.find(begins);
  const read = operations.find(
    ({ effect, open, credentials, url }) => effect === 'read' && !open && credentials && !url.includes('{'),
  );
  // A session lies in a cookie, if the contract has one.
  const credentials = logout?.credentials ?? read?.credentials ?? [];
  const credential = credentials.find((each) => each.in === 'cookie') ?? credentials[0];
  if (!logout || !credential || !login || !read) return;
  const [example] = known ? [known] : examplesOf(login);
  const begun = await send(probe, login, example?.payload ?? {}, {});
  const ofUser = probe.headers.get('parent') ?? {};
  const session = begun.exchange.verdict.success ? sessionIn(begun, credential, ofUser) : undefined;
  if (!session) return;
  const asked = probe.requests.widest(read);
  const before = await send(probe, read, asked, session);
  const ended = await send(probe, logout, examplesOf(logout)[0]?.payload ?? {}, session);
  const after = await send(probe, read, asked, session);
  // Recorded, because the run sends no other logout: it would end the session of an account. The other requests are sent elsewhere.
  if (ended.exchange.verdict.success) probe.observations.saw(ended);
  const steps = [begun, before, ended, after];
  if (steps.every(({ exchange }) => exchange.verdict.success))
    report(probe, after, steps, 'session/ended', 'the session is still good after it was ended');
}

/** Returns whether an operation logs in: by a cookie of its response, a name that begins with `login`, or a path such as `/sessions`. */
const begins = ({ answers = {}, open, method, id, url }: Operation): boolean =>
  open &&
  method === 'POST' &&
  (Object.values(answers).some(({ headers }) => headers.some(({ name }) => /^set-cookie$/i.test(name))) ||
    /^(log|sign)_?in/i.test(id) ||
    /\/((log|sign)[-_]?in|sessions?|token)\/?$/i.test(url));

/**
 * Returns the headers with the credential of the new session.
 *
 * @param ofUser the headers of the user, whose scheme the new session has too
 * @returns undefined without such a credential, and for a signed token (three parts with dots between), which may stay valid until it
 *   expires
 */
function sessionIn(
  { exchange: { got, verdict } }: Sent,
  { in: place, name }: Credential,
  ofUser: Headers,
): Headers | undefined {
  if (place === 'cookie') {
    const set = got.headers?.['set-cookie']?.split('\n').find((line) => line.startsWith(`${name}=`));
    return set === undefined ? undefined : { cookie: set.split(';', 1)[0] ?? '' };
  }
  const members = Object.entries(isObject(verdict.data) ? verdict.data : {});
  const [, token] =
    members.find(([each, value]) => /token|session/i.test(each) && typeof value === 'string') ?? [];
  const isSigned = typeof token === 'string' && /\.\S+\./.test(token);
  if (place !== 'header' || typeof token !== 'string' || isSigned) return undefined;
  // `Token …`, as the user's own header has it.
  const own = ofUser[name.toLowerCase()];
  const usual = /^authorization$/i.test(name) ? 'Bearer ' : '';
  const scheme = own === undefined ? usual : (/^\w+ (?=\S)/.exec(own)?.[0] ?? '');
  return { [name.toLowerCase()]: `${scheme}${token}` };
}

const send = (probe: Probe, operation: Operation, payload: Payload, headers: Headers): Promise<Sent> =>
  probe.context.sender.sendIn(
    headers,
    probeCase(operation, 'journey', 'round:session', {
      ask: { payload, login: 'none' },
      expect: { kind: 'conversation' },
    }),
  );
