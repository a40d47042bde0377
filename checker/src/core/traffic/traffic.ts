/** Judges exchanges of other clients: recorded or proxied. */
import type { Operation } from '../contract/types.ts';
import { curlOf } from '../exchange/curl.ts';
import type { Wire } from '../exchange/encode.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import { noResponse } from '../exchange/response.ts';
import type { Rules } from '../judging/check.ts';
import type { Sent } from '../judging/sent.ts';
import type { Contract } from '../reading/read.ts';
import { maskSecrets } from '../report/masked.ts';
import { isSecretHeader, secretsIn } from '../report/secrets.ts';
import type { Conventions, TrafficOptions } from '../run/conventions.ts';
import type { Observations } from '../run/observations.ts';
import { accountsIn } from './accounts.ts';
import { hidesAnswer } from './masks/hidesAnswer.ts';
import type { Recording } from './recording.ts';
import { makeRoutes } from './routes.ts';
import { sentOf } from './sentOf.ts';

/** Why an exchange is incomplete without a fault of the backend. */
export type Incomplete = 'left' | 'stopped' | 'unsent' | 'bodiless';

/** A response to another client. */
export interface ObservedResponse extends ReceivedResponse {
  /** End of the exchange in ms of any clock. Without it, the exchanges count as sequential, in the order of the recording. */
  readonly ended?: number;
  /**
   * Reason that the response is incomplete without a fault of the backend: the client cancelled, the proxy was stopped, or the
   * recording lacks the body of the request (`unsent`) or of the response.
   */
  readonly gap?: Incomplete;
}

/** Reason that an exchange is not judged. */
export type Unjudged = 'unknown' | 'masked' | Incomplete;

/** Judges exchanges in sequence. */
export interface Traffic {
  /** Judges one exchange. @returns the reason that it is not judged; undefined if it is */
  judge(wire: Wire, response: ObservedResponse): Unjudged | undefined;
  readonly judged: () => number;
}

interface TrafficContext {
  readonly contracts: readonly Contract[];
  readonly rules: Rules;
  readonly observations: Observations;
  readonly conventions: Conventions | undefined;
  /** The recording that the exchanges come from; live traffic has none. */
  readonly recording?: Recording | undefined;
}

/** Makes a judge of traffic. */
export function makeTraffic(
  { contracts, rules, observations, conventions, recording }: TrafficContext,
  options: TrafficOptions = {},
): Traffic {
  const operationOf = makeRoutes(contracts.flatMap(({ operations }) => operations));
  const accountOf = accountsIn(contracts);
  const tracker = conventions?.trackTraffic({
    operations: contracts.flatMap(({ operations }) => operations),
    ...options,
  });
  /** End of the last write. */
  let written = 0;
  let count = 0;

  function checkConsistency(sent: Sent, ended: number | undefined): void {
    if (!conventions || !tracker) return;
    const { operation } = sent.case;
    const inOrder = ended === undefined || ended - sent.exchange.got.ms >= written;
    if (operation.effect === 'write' && ended !== undefined) written = Math.max(written, ended);
    const account = accountOf(operation, sent.wire);
    for (const { rule, message, place, before } of tracker.saw(sent, account, inOrder))
      observations.collector.addConversation(
        { check: conventions.consistency, complaint: { message, pointer: `${rule}/${place}` } },
        sent,
        { id: 'traffic', steps: [...before, sent].map(stepOf) },
      );
  }

  /** A write that is not judged may have changed any value. */
  function skip({ effect }: Operation): void {
    if (effect === 'write') tracker?.forget();
  }

  return {
    judged: () => count,
    judge(wire, response) {
      const path = wire.path.split('?', 1)[0] ?? '';
      const operation = operationOf(wire.method, path);
      if (!operation) return 'unknown';
      const { gap, ...got } = response;
      const isLate = (gap === 'left' || gap === 'stopped') && gaveUp(operation, got, rules);
      if (gap && !isLate) {
        skip(operation);
        return gap;
      }
      const number = count + 1;
      const read = (hasLogin: boolean) =>
        sentOf(operation, wire, isLate ? late(got) : got, rules, number, hasLogin);
      const sent = read(false);
      const {
        document,
        verdict,
        got: { text },
      } = sent.exchange;
      if (recording && hidesAnswer(text, document, verdict)) {
        skip(operation);
        return 'masked';
      }
      count = number;
      const isKnown = recording?.saw(sent, () => read(true), observations) ?? true;
      if (!recording) observations.saw(sent);
      if (isKnown) checkConsistency(sent, response.ended);
      else skip(operation);
      return undefined;
    },
  };
}

/**
 * Part of the time limit by which a measured duration may be too short: the client's time starts slightly before that of the proxy or
 * recorder.
 */
const CLOCK_TOLERANCE = 0.02;

/** Returns whether the client waited for its whole time limit: it timed out, it did not cancel. */
function gaveUp({ timeLimit }: Operation, { ms }: ReceivedResponse, rules: Rules): boolean {
  return ms >= (rules.timeLimit ?? timeLimit) * (1 - CLOCK_TOLERANCE);
}

const late = ({ ms }: ReceivedResponse): ReceivedResponse => ({
  ...noResponse({ kind: 'timeout', message: 'the client gave up waiting' }),
  ms,
});

const stepOf = ({ case: { operation }, wire, exchange: { got } }: Sent): string =>
  curlOf('', maskSecrets(wire, secretsIn(operation, wire, got.text)), (name) =>
    isSecretHeader(name, operation),
  );
