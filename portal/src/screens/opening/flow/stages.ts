import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import { copy } from '../copy.ts';
import type { Progress } from '../opening.ts';
import { steps } from '../steps.ts';

export type Mark = 'done' | 'current' | 'to-come';

/** Position of an application: at a step, at its audit, or past it. */
export type Standing = OpeningStep | 'audit' | 'end';

/** A stage with the marks of its steps. */
export interface StageOf {
  readonly title: string;
  readonly current: boolean;
  readonly done: boolean;
  readonly marks: readonly { readonly name: string; readonly mark: Mark }[];
}

/** Name of the first stage: without a verification it only collects data. */
export const firstStage = (productSteps: readonly OpeningStep[]): string =>
  productSteps.includes(OpeningStep.Verify) ? copy.stages.verify : copy.fillStage;

/** The stages with the steps of the product, and the audit as the last one. A stage without steps is left out. */
export function stagesOf(progress: Pick<Progress, 'steps'>, at: Standing): readonly StageOf[] {
  const beforeAudit = (['verify', 'sign'] as const).map((stage) => ({
    title: stage === 'verify' ? firstStage(progress.steps.map(({ step }) => step)) : copy.stages[stage],
    marks: progress.steps
      .filter(({ step }) => steps[step].stage === stage)
      .map(({ step, state }) => ({ name: copy.steps[step], mark: markOf(step === at, state) })),
  }));
  const audit = { title: copy.stages.audit, marks: [{ name: copy.auditStep, mark: auditMark(at) }] };
  return [...beforeAudit, audit]
    .filter(({ marks }) => marks.length > 0)
    .map(({ title, marks }) => ({
      title,
      marks,
      current: marks.some(({ mark }) => mark === 'current'),
      done: marks.every(({ mark }) => mark === 'done'),
    }));
}

function auditMark(at: Standing): Mark {
  if (at === 'end') return 'done';
  return at === 'audit' ? 'current' : 'to-come';
}

const markOf = (isCurrent: boolean, state: OpeningStepState): Mark => {
  if (isCurrent) return 'current';
  return state === OpeningStepState.Done ? 'done' : 'to-come';
};
