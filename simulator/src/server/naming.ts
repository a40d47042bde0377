/** Checks whether a request may name its session. */
import type { IncomingHttpHeaders } from 'node:http';
import { sessionInput, unmetCondition } from './access/access.ts';
import { needsToken } from './access/needsToken.ts';

export interface Refusal {
  readonly status: 401 | 403;
  readonly message: string;
}

/** Returns the refusal of a request that may not name its session; undefined if it may. */
export function namingRefusal(headers: IncomingHttpHeaders, token: string | undefined): Refusal | undefined {
  const unmet = unmetCondition(sessionInput(headers), headers, token);
  if (unmet === undefined) return undefined;
  return unmet === 'token' ? { status: 401, message: needsToken('自己取名的会话') } : wrongName(headers);
}

/** Returns the refusal of a request whose Host may be another site's. */
export const wrongName = ({ host = '' }: IncomingHttpHeaders): Refusal => ({
  status: 403,
  message: `Host 为 ${host}，不是本机的地址：请用 127.0.0.1 或 localhost，或在启动时用 SIM_HOSTS 写明这个名字`,
});
