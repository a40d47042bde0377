import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import { copy } from '../copy.ts';
import type { Progress } from '../opening.ts';
import { steps, type StageName } from '../steps.ts';

export type Mark = 'done' | 'current' | 'to-come';

export interface StageOf {
  readonly title: string;
  readonly current: boolean;
  readonly marks: readonly { readonly name: string; readonly mark: Mark }[];
}

/** What the first stage is called: where nobody has to be verified, it is filled in only. */
export const firstStage = (asked: readonly OpeningStep[]): string =>
  asked.includes(OpeningStep.Verify) ? copy.stages.verify : copy.fillStage;

/** The three stages with the product's own steps; the audit is a stage that nobody fills in. */
export function stagesOf(progress: Pick<Progress, 'steps'>, current: OpeningStep): readonly StageOf[] {
  const within = (stage: StageName) =>
    progress.steps
      .filter(({ step }) => steps[step].stage === stage)
      .map(({ step, state }) => ({ name: copy.steps[step], mark: markOf(step === current, state) }));
  const filled = (['verify', 'sign'] as const).map((stage) => ({
    title: stage === 'verify' ? firstStage(progress.steps.map(({ step }) => step)) : copy.stages[stage],
    current: steps[current].stage === stage,
    marks: within(stage),
  }));
  const audit = {
    title: copy.stages.audit,
    current: false,
    marks: [{ name: copy.auditStep, mark: 'to-come' } as const],
  };
  return [...filled, audit].filter(({ marks }) => marks.length > 0);
}

const markOf = (isCurrent: boolean, state: OpeningStepState): Mark => {
  if (isCurrent) return 'current';
  return state === OpeningStepState.Done ? 'done' : 'to-come';
};
