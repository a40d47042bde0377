/**
 * Logs in, and uses the token of the response twice where the contract says that it works once. The watcher SingleUse judges the
 * second use.
 */
import { isObject } from '../../core/base/object.ts';
import { squeezed } from '../../core/base/words.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { configuredLogin } from '../../core/run/logins.ts';
import { singleUseOf } from '../consistency/watchers/singleUse.ts';
import { report } from './ask.ts';
import type { Probe } from './probe.ts';
import { probeCase } from './probeCase.ts';

export async function useTwice(probe: Probe, operations: readonly Operation[]): Promise<void> {
  const login = configuredLogin('parent', probe.context.options, operations);
  for (const operation of operations) {
    const singleUse = singleUseOf(operation);
    const [example = {}] = Object.values(operation.examples);
    if (!singleUse || !login || login.operation === operation) continue;
    const begun = await send(probe, login.operation, login.payload);
    const token = begun.exchange.verdict.success
      ? valueOf(begun.exchange.verdict.data, squeezed(singleUse.member))
      : undefined;
    if (token === undefined) continue;
    const payload = withMembers(operation, example, { [singleUse.member]: token });
    for (let count = 0; count < 2; count += 1) {
      const sent = await send(probe, operation, payload);
      for (const { rule, message, place, before } of probe.tracker.saw(sent, 'none'))
        report(probe, sent, [begun, ...before, sent], `${rule}/${place}`, message);
    }
  }
}

/** Returns the first text of that name, at any depth of the response. */
function valueOf(data: unknown, name: string): string | undefined {
  if (!isObject(data)) return undefined;
  const [own] =
    Object.entries(data).find(([each, value]) => squeezed(each) === name && typeof value === 'string') ?? [];
  if (own !== undefined) return String(data[own]);
  return Object.values(data)
    .map((each) => valueOf(each, name))
    .find((each) => each !== undefined);
}

const send = (probe: Probe, operation: Operation, payload: Payload): Promise<Sent> =>
  probe.context.sender.sendIn(
    {},
    probeCase(operation, 'journey', 'round:single-use', {
      ask: { payload, login: 'none' },
      expect: { kind: 'conversation' },
    }),
  );
