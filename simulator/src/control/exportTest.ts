import { operationNamed } from '../services/catalogue.ts';
import { standInFor } from '../sessions/standIn.ts';
import { isLargeSize } from '../world/baseline/drawn.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';
import { startOf } from './testExport/startOf.ts';
import { testText } from './testExport/testText.ts';

/** Maximum characters of a test. Its first request starts the session, and the body of that request may have 1 MB. */
const LONGEST = 500_000;

export const exportTest: ControlHandler<'exportTest'> = async ({ id }, context) => {
  const { log, sessionId, library, origin, base, token } = context;
  const [entry] = await log.list(sessionId, { before: id + 1, after: id - 1, limit: 1 });
  if (!entry) throw new Refused(404, `日志里没有请求 ${id}`);
  const { length = 0 } = entry.raw?.request.body ?? '';
  if (length > LONGEST) throw new Refused(400, `请求 ${id} 的正文有 ${length} 字，测试至多 ${LONGEST} 字`);
  const repeatable = await log.repeatable(sessionId, id);
  if (!repeatable) throw new Refused(400, `请求 ${id} 当时的会话已不保留，写不成测试：请重新发出这个请求`);
  if (isLargeSize(repeatable.scene.size))
    throw new Refused(400, `世界的规模为 ${repeatable.scene.size}，测试至多为 L`);
  const address = entry.operationId === undefined ? undefined : `${entry.service}.${entry.operationId}`;
  const operation = address === undefined ? undefined : operationNamed(address);
  const start = startOf(repeatable, { library, operation, path: entry.path, upstreams: context.upstreams });
  const withToken = testText({ entry, repeatable, start, origin, base, needsToken: token !== undefined });
  // The simulator's own token must not appear in a test, wherever the request contained it.
  const text = token === undefined ? withToken : withToken.replaceAll(token, standInFor(token));
  if (text.length > LONGEST)
    throw new Refused(400, `测试有 ${text.length} 字，至多 ${LONGEST} 字：会话与场景相差太多`);
  return { file: `${entry.operationId ?? 'asset'}-${id}.spec.ts`, text };
};
