/**
 * Compares recorded traffic with the contract: undocumented behaviour, and documented behaviour that never
 * occurred.
 */
import { answerOf } from '../contract/answers.ts';
import { readVerdict } from '../contract/envelope.ts';
import type { Contract, Operation, Schema } from '../contract/types.ts';
import { undocumentedMembers } from '../contract/undocumentedMembers.ts';
import { rowsOfReceivedCode } from '../judging/refusalClass.ts';
import { visible } from '../report/masked.ts';
import { bodyIn, entriesOf } from '../traffic/entries.ts';
import { hidesAnswer } from '../traffic/masks/hidesAnswer.ts';
import { makeRoutes } from '../traffic/routes.ts';

export interface Difference {
  /** `beyond`: the backend shows undocumented behaviour; `unseen`: the traffic lacks documented behaviour. */
  readonly kind: 'beyond' | 'unseen';
  /** Operation, or method and path if there is none. */
  readonly subject: string;
  readonly what: string;
  readonly count: number;
}

/** Returns all differences between the contract and a recording. @param file a HAR file */
export async function differences(contracts: readonly Contract[], file: string): Promise<Difference[]> {
  const operations = contracts.flatMap((contract) => contract.operations);
  const operationOf = makeRoutes(operations);
  const beyond = new Map<string, Difference>();
  const seen = new Map<Operation, Set<string>>();
  const note = (subject: string, what: string): void => {
    const key = `${subject} ${what}`;
    const count = (beyond.get(key)?.count ?? 0) + 1;
    beyond.set(key, { kind: 'beyond', subject, what: visible(what), count });
  };
  for await (const { request, response } of entriesOf(file)) {
    const path = pathOf(request.url);
    const operation = operationOf(request.method.toUpperCase(), path);
    if (!operation) {
      note(`${request.method.toUpperCase()} ${path}`, 'no operation of the contract');
      continue;
    }
    // A browser records status 0 for a request that it aborted.
    if (response.status <= 0) continue;
    const text = bodyIn(response.content);
    const document = jsonIn(text);
    const verdict = readVerdict(operation, document, response.status);
    if (hidesAnswer(text, document, verdict)) continue;
    const outcomes = seen.get(operation) ?? new Set();
    seen.set(operation, outcomes.add(verdict.success ? 'success' : (verdict.code ?? '')));
    if (operation.answers && !answerOf(operation, response.status))
      note(operation.address, `answers HTTP ${response.status}, which is not documented`);
    // Without an envelope the code is the HTTP status, which the line above judges.
    const hasOwnCode = !verdict.success && verdict.code !== undefined && !operation.envelope.byStatus;
    if (hasOwnCode && rowsOfReceivedCode({ operation, verdict }).length === 0)
      note(operation.address, `answers code ${verdict.code}, which is not documented`);
    for (const pointer of undocumentedMembers(
      [schemaOf(operation, response.status)],
      document,
      operation.schemas,
    ))
      note(operation.address, `shows ${withoutIndexes(pointer)}, which is not documented`);
  }
  return [...beyond.values(), ...operations.flatMap((operation) => unseen(operation, seen.get(operation)))];
}

/** Returns `/items/*\/name` for `/items/3/name`. */
const withoutIndexes = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/**
 * Returns the documented outcomes that did not occur. Not expected are refusals that the contract only implies (`implied`), and
 * failures of the backend (`fault`).
 */
function unseen(operation: Operation, outcomes: ReadonlySet<string> | undefined): Difference[] {
  const subject = operation.address;
  if (!outcomes) return [{ kind: 'unseen', subject, what: 'was never called', count: 0 }];
  const expected = [
    'success',
    ...operation.errors.filter(({ implied, when }) => !implied && when !== 'fault').map(({ code }) => code),
  ];
  return [...new Set(expected)]
    .filter((outcome) => !outcomes.has(outcome))
    .map((outcome) => ({
      kind: 'unseen',
      subject,
      what: outcome === 'success' ? 'never succeeded' : `never answered ${outcome}`,
      count: 0,
    }));
}

const schemaOf = (operation: Operation, status: number): Schema =>
  operation.answers ? (answerOf(operation, status)?.schema ?? {}) : operation.response;

const pathOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).pathname : (url.split('?', 1)[0] ?? '');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
