import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { ResultState } from '#portal/ui/feedback/resultPanel.ts';
import type { Opening } from '../opening.ts';
import { copy } from './copy.ts';

/** Seal and headline of the result page. */
export interface Outcome {
  readonly status: Exclude<OpeningStatus, 'FILLING'>;
  readonly state: ResultState;
  readonly title: string;
  readonly text: string;
}

/**
 * The result of the last application. The provider gives `deadline` and `retryOn` with their status, but the contract
 * does not require them: without one, the text has the day of the expected result.
 * @returns undefined if none was submitted
 */
export function outcomeOf({ application, asked }: Opening): Outcome | undefined {
  const { status, audit } = application ?? {};
  if (status === undefined || audit === undefined) return undefined;
  switch (status) {
    case OpeningStatus.Filling:
      return undefined;
    case OpeningStatus.Reviewing:
      return { status, state: 'waiting', ...textsOf(status, audit.expectedBefore) };
    case OpeningStatus.Passed:
      return { status, state: 'success', ...copy.PASSED };
    case OpeningStatus.Contract:
      return { status, state: 'success', ...copy.CONTRACT };
    case OpeningStatus.MoreInfo:
      return { status, state: 'waiting', ...textsOf(status, asked?.deadline ?? audit.expectedBefore) };
    case OpeningStatus.Refused:
      return { status, state: 'fail', ...textsOf(status, audit.retryOn ?? audit.expectedBefore) };
  }
}

const textsOf = (status: 'REVIEWING' | 'MORE_INFO' | 'REFUSED', day: string) => ({
  title: copy[status].title,
  text: copy[status].text(day),
});
