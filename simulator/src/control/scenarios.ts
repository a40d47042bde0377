import type { ClockSetting, Scenario, Visible } from '../scenarios/scenario.ts';
import type { ControlHandler } from './context.ts';
import { groupRank, groupTitle } from './groupTitles.ts';
import { answersOf } from './scenarioAnswers.ts';

const instantOf = (clock: ClockSetting): string => (typeof clock === 'string' ? clock : clock.at);

const nameOf = (what: Visible): string => (typeof what === 'string' ? what : what.name);

/** Sorts by group in display order, then by library order. */
const inOrder = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios.toSorted((a, b) => {
    const [one, other] = [groupRank(a.group), groupRank(b.group)];
    return one === other ? 0 : one - other;
  });

export const listScenarios: ControlHandler<'listScenarios'> = async (_input, { library }) =>
  inOrder(library.scenarios).map((scenario) => {
    const {
      name,
      title,
      group,
      extends: bases = [],
      visit = '/company/index',
      clock,
      proves = [],
    } = scenario;
    return {
      name,
      title,
      group,
      groupTitle: groupTitle(group),
      extends: [...bases],
      visit,
      shows: (scenario.shows ?? []).map(nameOf),
      steps: (scenario.steps ?? []).map(nameOf),
      answers: answersOf(scenario).map(({ operation, code }) => ({ operation, code })),
      ...(clock !== undefined && { clock: instantOf(clock) }),
      proves: [...proves],
    };
  });
