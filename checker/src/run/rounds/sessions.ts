/** Who has logged out is nobody: a session of its own, begun with what the contract shows, and ended. */
import { endsSession } from '../../contract/endsSession.ts';
import type { Operation, Payload } from '../../contract/types.ts';
import type { Headers } from '../../options.ts';
import { caseOf } from '../../plan/case.ts';
import { examplesOf } from '../../requests/valid.ts';
import type { Sent } from '../send.ts';
import { say } from './ask.ts';
import type { Round } from './round.ts';

export async function afterLogout(round: Round, operations: readonly Operation[]): Promise<void> {
  const logout = operations.find(endsSession);
  const cookie = logout?.credentials?.find((each) => each.in === 'cookie');
  const login = operations.find(
    ({ answers = {}, open, method }) =>
      open &&
      method === 'POST' &&
      Object.values(answers).some(({ headers }) => headers.some(({ name }) => /^set-cookie$/i.test(name))),
  );
  const read = operations.find(
    ({ effect, open, credentials, url }) => effect === 'read' && !open && credentials && !url.includes('{'),
  );
  if (!logout || !cookie || !login || !read) return;
  const [example] = examplesOf(login);
  const begun = await send(round, login, example?.payload ?? {}, {});
  const set = begun.exchange.got.headers?.['set-cookie']
    ?.split('\n')
    .find((line) => line.startsWith(`${cookie.name}=`));
  if (!begun.exchange.verdict.success || set === undefined) return;
  const session = { cookie: set.split(';', 1)[0] ?? '' };
  const asked = round.requests.widest(read);
  const before = await send(round, read, asked, session);
  const ended = await send(round, logout, examplesOf(logout)[0]?.payload ?? {}, session);
  const after = await send(round, read, asked, session);
  const isWrong = [before, ended, after].every(({ exchange }) => exchange.verdict.success);
  if (isWrong)
    say(
      round,
      after,
      [begun, before, ended, after],
      'session/ended',
      'the session is still good after it was ended',
    );
}

const send = (round: Round, operation: Operation, payload: Payload, headers: Headers): Promise<Sent> =>
  round.context.sender.sendIn(
    headers,
    caseOf(operation, 'journey', 'round:session', {
      ask: { payload, login: 'none' },
      expect: { kind: 'conversation' },
    }),
  );
