/** Runs a journey against the target and reports where it fails. */
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '../base/object.ts';
import type { KeptValues } from '../base/values.ts';
import { withKeptValues, MissingValue, partAt } from '../base/values.ts';
import { operationNamed } from '../config/steps.ts';
import type { Operation } from '../contract/types.ts';
import { loginOf } from '../exchange/ask.ts';
import type { Headers } from '../exchange/headers.ts';
import { isUnreached } from '../exchange/sessions.ts';
import { unmetCriterion } from '../journeys/expressions/criterion.ts';
import { resolveExpressions, valueOfExpression } from '../journeys/expressions/expression.ts';
import type { Journey, Step } from '../journeys/journey.ts';
import { complaintOf } from '../journeys/shows.ts';
import type { Sent } from '../judging/sent.ts';
import type { Case } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { placed } from '../requests/placed.ts';
import type { RunContext } from '../run/context.ts';

/** The step at which a journey fails, and why. */
export interface Wrong {
  readonly step: Step;
  readonly message: string;
  readonly sent: Sent;
}

/** The result of a journey: it succeeded if there is neither `wrong` nor `why`. */
export interface JourneyRun {
  /** Every response in order. */
  readonly answers: readonly Sent[];
  readonly wrong?: Wrong;
  /** Reason that the journey did not finish. */
  readonly why?: string;
}

/** Shortest wait between two requests of a step with patience. */
const POLL_MS = 1000;
/** First wait in seconds. Each further one is twice as long. */
const FIRST_PAUSE_S = 2;
/** Time limit of the request that advances the simulator's clock. */
const CLOCK_LIMIT_MS = 10_000;

/** Runs a journey. @param salt part of the idempotency keys: the same in a replay */
export async function runJourney(journey: Journey, context: RunContext, salt: string): Promise<JourneyRun> {
  const { configuration } = context.options;
  if (!context.sessions.isolated) await context.steps.run(configuration?.reset ?? []);
  const headers = await context.sessions.open({
    login: journey.login ?? 'parent',
    ...(journey.scenario !== undefined && isSettable(context) && { scenario: journey.scenario }),
  });
  if (isUnreached(headers)) return { answers: [], why: headers.why };
  const conversation = new Conversation(journey, context, headers, salt);
  try {
    return await conversation.run();
  } catch (error) {
    if (error instanceof MissingValue) return { answers: conversation.answers, why: error.message };
    throw error;
  }
}

/** Returns whether the target can be put into the state of a scenario. */
const isSettable = ({ options: { simulator, configuration } }: RunContext): boolean =>
  simulator === true || configuration?.scenarios !== undefined;

class Conversation {
  readonly answers: Sent[] = [];
  readonly #journey: Journey;
  readonly #context: RunContext;
  readonly #headers: Headers;
  readonly #salt: string;
  #kept: KeptValues = {};
  #last: unknown;

  constructor(journey: Journey, context: RunContext, headers: Headers, salt: string) {
    this.#journey = journey;
    this.#context = context;
    this.#headers = headers;
    this.#salt = salt;
    this.#kept = withKeptValues(journey.kept ?? {}, {}, salt) as KeptValues;
  }

  async run(): Promise<JourneyRun> {
    for (const step of this.#journey.steps) {
      const operation = this.#operation(step);
      const one = this.#caseOf(operation, step);
      const { sent, message } = await this.#ask(step, one);
      if (message !== undefined && this.#mayBeInAnotherState())
        return { answers: this.answers, why: `needs the state ${this.#journey.scenario}: ${message}` };
      if (message !== undefined) return { answers: this.answers, wrong: { step, message, sent } };
      const { verdict } = sent.exchange;
      if (step.anyAnswer) continue;
      if (!verdict.success && !step.refused && !step.criteria)
        return {
          answers: this.answers,
          why: `${step.call} was refused with ${verdict.code ?? `HTTP ${sent.exchange.got.status}`}`,
        };
      this.#keep(step, verdict.data);
      this.#output(step, sent);
      this.#last = verdict.data;
    }
    return { answers: this.answers };
  }

  /** Returns whether the target may be in another state: it was not set, and nothing was written before. */
  #mayBeInAnotherState(): boolean {
    const wrote = this.answers
      .slice(0, -1)
      .some(({ case: { operation }, exchange }) => operation.effect === 'write' && exchange.verdict.success);
    return this.#journey.scenario !== undefined && !isSettable(this.#context) && !wrote;
  }

  #operation({ call }: Step): Operation {
    const found = operationNamed(call, this.#context.contracts);
    if (!found) throw new MissingValue(`the contracts have no ${call}`);
    return found;
  }

  #caseOf(operation: Operation, step: Step): Case {
    const scope = { kept: this.#kept, salt: this.#salt };
    const plain = step.stepId === undefined ? step.with : resolveExpressions(step.with, scope);
    const given = withKeptValues(plain, this.#kept, this.#salt) as Case['ask']['payload'];
    const payload = placed(operation, given);
    return caseOf(operation, 'journey', `${this.#journey.name}:${this.answers.length + 1}`, {
      ask: { payload, login: this.#journey.login ?? 'parent' },
      expect: { kind: 'conversation' },
    });
  }

  async #headersOf(step: Step): Promise<Headers> {
    const { as, call } = step;
    if (as === undefined) return { ...this.#headers, ...this.#ownHeaders(step) };
    const opened = await this.#context.sessions.open({ login: loginOf(as) });
    if (isUnreached(opened)) throw new MissingValue(`${call} as ${as}: ${opened.why}`);
    return { ...opened, ...this.#ownHeaders(step) };
  }

  #ownHeaders({ headers = {} }: Step): Headers {
    const scope = { kept: this.#kept, salt: this.#salt };
    const given = withKeptValues(resolveExpressions(headers, scope), this.#kept, this.#salt) as Headers;
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
  }

  /** Sends a request, and repeats it for as long as the step's patience (seconds) lasts. */
  async #ask(step: Step, one: Case): Promise<{ sent: Sent; message: string | undefined }> {
    let left = step.patience ?? 0;
    for (let pause = FIRST_PAUSE_S; ; pause *= 2) {
      const sent = await this.#context.sender.sendIn(await this.#headersOf(step), one);
      const scope = { kept: this.#kept, salt: this.#salt, got: sent.exchange.got };
      const message =
        complaintOf(step, { verdict: sent.exchange.verdict, before: this.#last }, this.#kept, this.#salt) ??
        unmetCriterion(step.criteria ?? [], scope);
      if (message === undefined || left <= 0) {
        this.answers.push(sent);
        return { sent, message };
      }
      await this.#later(Math.min(pause, left));
      left -= pause;
    }
  }

  /** Advances the simulator's clock; waits on any other target. */
  async #later(seconds: number): Promise<void> {
    const { simulator, configuration } = this.#context.options;
    if (configuration?.clock)
      return void (await this.#context.steps.run(
        configuration.clock,
        { seconds, duration: `PT${seconds}S` },
        this.#headers,
      ));
    if (!simulator) return void (await wait(Math.max(POLL_MS, seconds * 1000)));
    const wire = {
      method: 'PUT',
      path: '/_sim/api/clock',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ advance: `PT${seconds}S` }),
    };
    await this.#context.client.send(wire, CLOCK_LIMIT_MS);
  }

  /** Keeps outputs under the name of the step and under their own name. */
  #output({ stepId, outputs = {}, call }: Step, { exchange: { got } }: Sent): void {
    if (stepId === undefined) return;
    const scope = { kept: this.#kept, salt: this.#salt, got };
    const values = Object.fromEntries(
      Object.entries(outputs).map(([name, expression]) => {
        const found = valueOfExpression(expression, scope);
        if (found === undefined) throw new MissingValue(`${call} shows no ${expression}`);
        return [name, found];
      }),
    );
    const before = this.#kept['steps'];
    const steps = { ...(isObject(before) && before), [stepId]: { outputs: values } };
    this.#kept = { ...this.#kept, ...values, steps };
  }

  #keep({ keep = {}, call }: Step, data: unknown): void {
    const entries = Object.entries(keep).map(([name, pointer]) => {
      const found = partAt(data, pointer);
      if (found === undefined) throw new MissingValue(`${call} shows no ${pointer}`);
      return [name, found] as const;
    });
    this.#kept = { ...this.#kept, ...Object.fromEntries(entries) };
  }
}
