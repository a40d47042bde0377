/** Judges exchanges that somebody else had: recorded or passing through. */
import type { Rules } from '../judging/check.ts';
import { exchangeOf } from '../judging/judge.ts';
import type { Contract } from '../reading/read.ts';
import { endsSession } from '../contract/endsSession.ts';
import type { Credential, ErrorRow, Operation, Payload } from '../contract/types.ts';
import { curlOf } from '../exchange/curl.ts';
import { masked } from '../report/masked.ts';
import { isSecretHeader, secretsIn } from '../report/secrets.ts';
import { consistent } from '../../conventions/consistency/consistent.ts';
import { Witness } from '../../conventions/consistency/tracker.ts';
import type { Got } from '../exchange/response.ts';
import { nothing } from '../exchange/response.ts';
import type { Wire } from '../exchange/encode.ts';
import type { Case, Expectation, Trigger } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { invalidRow, loginRow } from '../plan/rows.ts';
import { isMeantFor } from '../plan/products.ts';
import type { Sent } from '../run/send.ts';
import type { Observations } from '../run/observations.ts';
import { decode } from './decode.ts';
import { fileTypesIn } from './form.ts';
import { makeRoutes } from './routes.ts';

export interface Heard extends Got {
  /** When it was over, ms of any clock; where nobody knows, exchanges came one after the other. */
  readonly ended?: number;
  /**
   * Why it is not a whole answer, through no fault that shows: the client hung up, the proxy was stopped while it waited, or the
   * recording leaves the body out.
   */
  readonly gap?: 'left' | 'stopped' | 'bodiless';
}

/** Why an exchange is not judged. */
export type Unjudged = 'unknown' | 'left' | 'stopped' | 'bodiless';

export interface Traffic {
  /** @returns why it is not judged, if it is not */
  judge(wire: Wire, heard: Heard): Unjudged | undefined;
  readonly judged: () => number;
}

export function makeTraffic(
  contracts: readonly Contract[],
  rules: Rules,
  observations: Observations,
  options: { readonly private?: readonly string[] } = {},
): Traffic {
  const operationOf = makeRoutes(contracts.flatMap(({ operations }) => operations));
  const witness = new Witness(options);
  const common = new Map(
    contracts.map(({ service, operations }) => [service, commonCredentials(operations)] as const),
  );
  const accountIn = ({ service, credentials = [] }: Operation, wire: Wire): string => {
    const shared = common.get(service) ?? [];
    return accountOf(shared.length > 0 ? shared : credentials, wire);
  };
  let written = 0;
  let count = 0;
  /** Sessions that were ended, by what made them known. */
  const ended = new Map<string, Sent>();
  function follow(sent: Sent): void {
    const { operation } = sent.case;
    const account = accountIn(operation, sent.wire);
    // What is signed may be good until its time is over.
    if (!sent.exchange.verdict.success || operation.open || !/\w{4}/.test(account) || /\.\S+\./.test(account))
      return;
    const before = ended.get(account);
    if (endsSession(operation)) ended.set(account, sent);
    else if (before)
      observations.collector.addConversation(
        {
          check: consistent,
          complaint: { message: 'the session is still good after it was ended', pointer: 'session/ended' },
        },
        sent,
        { id: 'traffic', steps: [before, sent].map(stepOf) },
      );
  }
  /** What began before the last write had ended may show either. */
  function bear(sent: Sent, ended: number): void {
    const { operation } = sent.case;
    const began = ended - sent.exchange.got.ms;
    if (operation.effect === 'write') written = Math.max(written, ended);
    else if (began < written) return;
    for (const { rule, message, place, before } of witness.saw(sent, accountIn(operation, sent.wire)))
      observations.collector.addConversation(
        { check: consistent, complaint: { message, pointer: `${rule}/${place}` } },
        sent,
        { id: 'traffic', steps: [...before, sent].map(stepOf) },
      );
  }

  return {
    judged: () => count,
    judge(wire, heard) {
      const path = wire.path.split('?', 1)[0] ?? '';
      const operation = operationOf(wire.method, path);
      if (!operation) return 'unknown';
      const { gap, ...got } = heard;
      const isLate = (gap === 'left' || gap === 'stopped') && gaveUp(operation, got, rules);
      if (gap && !isLate) return gap;
      count += 1;
      const sent = sentOf(operation, wire, isLate ? late(got) : got, rules, count);
      observations.saw(sent);
      bear(sent, heard.ended ?? count);
      follow(sent);
      return undefined;
    },
  };
}

/**
 * The client that gives up at the limit counts from a little earlier than the proxy or the recording does: what it left then is
 * seen to have taken a hair less.
 */
const HAIR = 0.02;

/** It has waited as long as a client ever does: who leaves then does not leave because he no longer cares. */
function gaveUp({ timeLimit }: Operation, { ms }: Got, rules: Rules): boolean {
  return ms >= (rules.timeLimit ?? timeLimit) * (1 - HAIR);
}

const late = ({ ms }: Got): Got => ({
  ...nothing({ kind: 'timeout', message: 'the client gave up waiting' }),
  ms,
});

/** What every operation of a contract that wants to know who calls asks for: one of them may want a token more. */
function commonCredentials(operations: readonly Operation[]): Credential[] {
  const [first = [], ...others] = operations.flatMap(({ credentials }) => (credentials ? [credentials] : []));
  return first.filter((each) =>
    others.every((all) => all.some((other) => other.in === each.in && other.name === each.name)),
  );
}

/** Who asked, by what authenticates: the same value is the same account. */
function accountOf(credentials: readonly Credential[], { headers, path }: Wire): string {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return credentials.map((each) => heldIn(each, headers, query) ?? '').join(' ');
}

function heldIn(
  { in: place, name }: Credential,
  headers: Wire['headers'],
  query: URLSearchParams,
): string | undefined {
  if (place === 'query') return query.get(name) ?? undefined;
  if (place === 'header') return headers[name.toLowerCase()];
  return (headers['cookie'] ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Nothing came along by which anybody could be known. */
function isUnknown({ credentials, open }: Operation, { headers, path }: Wire): boolean {
  if (!credentials || open) return false;
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return credentials.every((each) => heldIn(each, headers, query) === undefined);
}

const stepOf = ({ case: { operation }, wire, exchange: { got } }: Sent): string =>
  curlOf('', masked(wire, secretsIn(operation, wire, got.text)), (name) => isSecretHeader(name, operation));

function sentOf(operation: Operation, wire: Wire, got: Got, rules: Rules, number: number): Sent {
  const payload = decode(operation, wire);
  const file = got.status < 400 ? wrongFile(operation, wire) : undefined;
  const nobody = isUnknown(operation, wire) ? loginRow(operation) : undefined;
  const { trigger, expect } = nobody
    ? { trigger: 'unauthenticated' as const, expect: { kind: 'refused', row: nobody } as const }
    : file
      ? { trigger: 'request-invalid' as const, expect: { kind: 'refused', row: file, anyhow: true } as const }
      : expectationOf(operation, payload, rules);
  const one: Case = caseOf(operation, trigger, `exchange:${number}`, {
    ask: { payload: payload ?? {}, login: 'parent' },
    expect,
  });
  return { case: one, wire, exchange: exchangeOf({ operation, payload: payload ?? {}, expect, got, rules }) };
}

/** A file of a type that the contract does not name, where it has a code for that. */
function wrongFile({ errors, fileTypes, transport }: Operation, { body = '' }: Wire): ErrorRow | undefined {
  if (transport !== 'form' || !fileTypes) return undefined;
  const isWrong = [...fileTypesIn(body)].some(([name, type]) => {
    const types = fileTypes[name]?.map((each) => each.toLowerCase());
    return (
      types !== undefined &&
      !types.some((each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))))
    );
  });
  return isWrong ? errors.find(({ code, implied }) => code === '415' && !implied) : undefined;
}

/** Who was logged in nobody knows, but a wrong request is wrong. */
function expectationOf(
  operation: Operation,
  payload: Payload | undefined,
  { validators }: Rules,
): { trigger: Trigger; expect: Expectation } {
  const row = invalidRow(operation);
  if (payload === undefined)
    return { trigger: 'unreadable', expect: { kind: 'unreadable', ...(row && { row }) } };
  const right = validators.request(operation, payload).length === 0;
  if (right || !row)
    return {
      trigger: 'valid',
      expect: {
        kind: 'overheard',
        right,
        ...(!isMeantFor(operation, payload['productCode']) && { wrongProduct: true }),
      },
    };
  return { trigger: 'request-invalid', expect: { kind: 'overheard', right: false, row } };
}
