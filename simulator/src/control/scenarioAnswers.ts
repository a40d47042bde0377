/**
 * Finds the codes that operations answer in a scenario: by a fault of its file, or because the contract names this
 * scenario beside a code.
 */
import type { Scenario } from '../scenarios/scenario.ts';
import { catalogue } from '../services/catalogue.ts';
import { faultWords } from './faultInWords.ts';

interface Answer {
  readonly operation: string;
  /** The code; for a fault without one, its main effect in words. */
  readonly code: string;
  /** Position of the code in the operation's list, which it checks in this order; -1 for a fault, which acts before. */
  readonly rank: number;
}

/** Returns the main effect of a fault; the delay only if there is no other. */
function mainEffect({
  code,
  status,
  drop,
  delay,
  body,
  wire,
}: NonNullable<Scenario['faults']>[number]['answer']): string {
  if (code !== undefined) return code;
  if (status !== undefined) return `HTTP ${status}`;
  if (drop !== undefined) return '断开';
  if (wire !== undefined) return faultWords.wires[wire];
  return body !== undefined ? faultWords.kinds.body : `推迟 ${delay ?? ''}`;
}

const byState = Map.groupBy(
  catalogue.flatMap(({ address, errors }) =>
    errors.map(({ code, scenario }, rank) => ({ operation: address, code, rank, scenario })),
  ),
  ({ scenario }) => scenario,
);

/** Returns one entry per operation and code: first those of faults, then the others in the contract's order. */
export function answersOf({ name, faults = [] }: Scenario): Answer[] {
  const byFault = faults.map(({ on, answer }) => ({ operation: on, code: mainEffect(answer), rank: -1 }));
  const answers = [...byFault, ...(byState.get(name) ?? [])];
  const alike = Map.groupBy(answers, ({ operation, code }) => `${operation} ${code}`);
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** Finds codes that never appear in a combination, because another scenario makes the operation answer before. */
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
