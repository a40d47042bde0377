import type { ClockSetting, Scenario } from '../scenarios/scenario.ts';
import type { ControlHandler } from './context.ts';

const instantOf = (clock: ClockSetting): string => (typeof clock === 'string' ? clock : clock.at);

export const listScenarios: ControlHandler<'listScenarios'> = async (_input, { library }) =>
  library.scenarios.map(
    ({
      name,
      title,
      group,
      extends: bases = [],
      visit = '/company/index',
      clock,
      proves = [],
    }: Scenario) => ({
      name,
      title,
      group,
      extends: [...bases],
      visit,
      ...(clock !== undefined && { clock: instantOf(clock) }),
      proves: [...proves],
    }),
  );
