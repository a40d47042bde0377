/** Judges recorded or proxied exchanges and reports like a run. */
import type { Flags } from '../cli/args.ts';
import { judgingOf } from '../cli/options.ts';
import { checksFor, conventionsFor } from '../composition/conventions.ts';
import { configurationAt } from '../core/config/configuration.ts';
import type { Wire } from '../core/exchange/encode.ts';
import type { Group } from '../core/run/collector.ts';
import { contractsOf, rulesOf } from '../core/run/context.ts';
import { Observations } from '../core/run/observations.ts';
import { withRules } from '../core/statedRules/stated.ts';
import type { Recording } from '../core/traffic/recording.ts';
import { trafficReport } from '../core/traffic/report.ts';
import type { ObservedResponse } from '../core/traffic/traffic.ts';
import { makeTraffic } from '../core/traffic/traffic.ts';
import { conclude } from './run.ts';

/** Judges one exchange. @returns its new findings, without earlier ones and those of the baseline */
export type OnExchange = (wire: Wire, response: ObservedResponse) => readonly Group[];

/**
 * @param source the recording, or the backend behind the proxy
 * @param feed passes each exchange to its callback, and resolves after the last one
 * @param recording judges what a recorder may have hidden; live traffic has none
 * @returns the exit code
 */
export async function watchTraffic(
  source: string,
  flags: Flags,
  feed: (onExchange: OnExchange) => Promise<void>,
  recording?: Recording,
): Promise<number> {
  const started = performance.now();
  const configuration = configurationAt(flags.config);
  const judging = judgingOf(flags, configuration);
  const { private: privateOperations = [], rules: statedRules = {}, file = '' } = configuration ?? {};
  const contracts = withRules(contractsOf(judging), statedRules, file);
  const observations = new Observations();
  const conventions = conventionsFor(judging);
  const rules = await rulesOf(judging, checksFor(judging));
  const traffic = makeTraffic(
    { contracts, rules, observations, conventions, recording },
    { private: privateOperations },
  );
  const unjudged = {
    unknown: counts(),
    left: counts(),
    stopped: counts(),
    unsent: counts(),
    bodiless: counts(),
    masked: counts(),
  };
  const known = new Set(judging.baseline);
  let reported = 0;
  await feed((wire, response) => {
    const path = `${wire.method} ${wire.path.split('?', 1)[0]}`;
    const why = traffic.judge(wire, response);
    if (why) unjudged[why].set(path, (unjudged[why].get(path) ?? 0) + 1);
    const newGroups = observations.collector.groups.slice(reported);
    reported += newGroups.length;
    return newGroups.filter(({ fingerprint }) => !known.has(fingerprint));
  });
  const hidden = recording?.settle(observations) ?? [];
  const ms = performance.now() - started;
  const judgedTraffic = { source, contracts, observations, judged: traffic.judged(), unjudged, hidden, ms };
  return conclude(trafficReport(judgedTraffic, judging), flags);
}

const counts = (): Map<string, number> => new Map();
