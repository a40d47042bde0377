/** Sends planned cases, a few at a time, until the budget is spent. */
import { productRefused } from '../checks/codes/product-refused.ts';
import type { Operation } from '../contract/types.ts';
import type { Sent } from '../judging/sent.ts';
import type { Case } from '../plan/case.ts';
import { productRow } from '../plan/rows.ts';
import { besideValid } from './besideValid.ts';
import type { RunContext } from './context.ts';
import { inParallel } from './inParallel.ts';
import type { Observations } from './observations.ts';

/** Sends the cases and records the responses. */
export async function runCases(
  { sender, options, isOver, concurrency, operations }: RunContext,
  cases: readonly Case[],
  observations: Observations,
): Promise<void> {
  const silent = new Set<Operation>();
  let done = 0;
  /** Sends one case. Returns its exchange only if all products are judged together: a run may send hundreds of thousands of requests. */
  const attempt = async (one: Case): Promise<Sent | undefined> => {
    options.progress?.((done += 1), cases.length);
    if (isOver()) return void (observations.overBudget += 1);
    // An operation that hangs once would hang every time, so one finding is enough.
    if (silent.has(one.operation)) return void (observations.unanswered += 1);
    const answer = await sender.send(one);
    const sent = 'why' in answer ? answer : await besideValid(answer, sender);
    if ('why' in sent)
      return void (
        one.expect.kind === 'refused' && observations.coverage.missed(one.operation, one.expect.row, sent.why)
      );
    if (sent.exchange.got.lost?.kind === 'timeout') silent.add(one.operation);
    observations.saw(sent);
    return one.trigger === 'wrong-product' ? sent : undefined;
  };
  // Deletions come last: other cases may need the resource.
  const isDeletion = ({ operation }: Case): boolean => operation.method === 'DELETE';
  const others = cases.filter((one) => !isDeletion(one));
  const first = await inParallel(others, concurrency, attempt);
  const last = await inParallel(cases.filter(isDeletion), concurrency, attempt);
  for (const operation of operations) judgeProducts(operation, [...first, ...last], observations);
}

/** Judges the responses for all products together: one may be accepted, all of them may not. */
function judgeProducts(
  operation: Operation,
  byProduct: readonly (Sent | undefined)[],
  observations: Observations,
): void {
  const row = productRow(operation);
  const asked = byProduct.filter((sent) => sent?.case.operation === operation);
  const [first] = asked;
  if (!row || !first || observations.coverage.hasSeen(operation, row)) return;
  observations.missed(
    productRefused,
    row,
    `none of ${asked.length} product codes was refused with ${row.code}`,
    first,
  );
}
