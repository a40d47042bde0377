/** Collects the observations of a run. */
import type { CannotRun } from '../base/cannotRun.ts';
import type { ErrorRow, Operation } from '../contract/types.ts';
import { Coverage } from '../coverage/coverage.ts';
import { Gaps } from '../gaps/gaps.ts';
import type { Check } from '../judging/check.ts';
import { type Failure, judge } from '../judging/judge.ts';
import type { Sent } from '../judging/sent.ts';
import type { Agreement } from '../report/report.ts';
import { agreementIn } from './agreements.ts';
import { Collector } from './collector.ts';

export class Observations {
  readonly collector = new Collector();
  readonly coverage = new Coverage();
  /** Refusals of the right class whose code the team has still to confirm, each once. */
  readonly #agreements = new Map<string, Agreement>();
  /** Parts of the run that did not take place, with the reason. */
  readonly leftOut: string[] = [];
  /** States of check.yaml that could not be reached, with the reason. */
  readonly unreachable: CannotRun[] = [];
  /** Parts of the contract that were not checked. */
  readonly gaps = new Gaps();
  /** Number of requests that were not sent because the run was over. */
  overBudget = 0;
  /** Number of requests that were not sent because their operation did not answer before. */
  unanswered = 0;

  /** Operations of the recorded exchanges. */
  readonly seenOperations = new Set<Operation>();

  /** Judges an exchange, and records the result. @param collector takes the failures */
  saw(sent: Sent, collector = this.collector, failures: readonly Failure[] = judge(sent.exchange)): void {
    this.seenOperations.add(sent.case.operation);
    this.coverage.saw(sent);
    collector.add(sent, failures);
    const agreement = agreementIn(sent);
    if (agreement) this.#agreements.set(JSON.stringify(agreement), agreement);
  }

  /** Records a row that should have applied but did not. */
  missed(check: Check, row: ErrorRow, message: string, sent: Sent): void {
    this.collector.add(sent, [{ check, complaint: { message, expected: row } }]);
  }

  /** The codes to be agreed. */
  get agreements(): readonly Agreement[] {
    return [...this.#agreements.values()];
  }
}
