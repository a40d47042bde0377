/**
 * Finds the code that a scenario makes an operation answer: by a fault of its file, or by a state that the contract
 * assigns to the code.
 */
import type { Scenario } from '../scenarios/scenario.ts';
import { catalogue } from '../services/catalogue.ts';

interface Answer {
  readonly operation: string;
  readonly code: string;
  /** Faults come first, then the operation's own order of codes. */
  readonly rank: number;
}

const inWords = ({
  code,
  status,
  drop,
  delay,
  body,
}: NonNullable<Scenario['faults']>[number]['answer']): string =>
  code ??
  (status !== undefined
    ? `HTTP ${status}`
    : drop !== undefined
      ? '断开'
      : body !== undefined
        ? '原样正文'
        : `推迟 ${delay ?? ''}`);

const byState = Map.groupBy(
  catalogue.flatMap(({ address, errors }) =>
    errors.map(({ code, scenario }, rank) => ({ operation: address, code, rank, scenario })),
  ),
  ({ scenario }) => scenario,
);

/** @returns one entry per operation and code, in the contract's order */
export function answersOf({ name, faults = [] }: Scenario): Answer[] {
  const byFault = faults.map(({ on, answer }) => ({ operation: on, code: inWords(answer), rank: -1 }));
  const answers = [...byFault, ...(byState.get(name) ?? [])];
  return [...new Map(answers.map((answer) => [`${answer.operation} ${answer.code}`, answer])).values()];
}

/** Finds codes that never appear, because another scenario makes the same operation answer earlier. */
export function shadowedAmong(scenarios: readonly Scenario[]) {
  const answers = scenarios.flatMap((scenario) =>
    answersOf(scenario).map((answer) => ({ ...answer, scenario: scenario.name })),
  );
  return answers.flatMap(({ operation, code, rank, scenario }) => {
    const first = answers.find(
      (other) => other.operation === operation && other.scenario !== scenario && other.rank < rank,
    );
    return first ? [{ scenario, operation, code, by: first.scenario, byCode: first.code }] : [];
  });
}
