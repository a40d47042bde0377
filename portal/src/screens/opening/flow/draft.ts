import type { ErrorName } from '#generated/provisional/errors.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import type { TabStorage } from '#portal/session/accountTab.ts';
import { objectIn } from '#portal/ui/form/draft/changed.ts';
import type { Application } from '../opening.ts';

/** Input of a step that the provider has not stored yet: it stays in the tab. */
interface TabDraft {
  readonly content: string;
  /** The version that the input is based on. */
  readonly version: number;
}

const keyOf = (applyNo: string, step: OpeningStep): string => `OPENING-DRAFT:${applyNo}:${step}`;

/** Stores the input of a step in the tab. */
export const keepInTab = (storage: TabStorage, applyNo: string, step: OpeningStep, draft: TabDraft): void =>
  storage.setItem(keyOf(applyNo, step), JSON.stringify(draft));

/** Removes the input of a step from the tab. */
export const dropFromTab = (storage: TabStorage, applyNo: string, step: OpeningStep): void =>
  storage.removeItem(keyOf(applyNo, step));

function inTab(storage: TabStorage, applyNo: string, step: OpeningStep): TabDraft | undefined {
  const draft = objectIn(storage.getItem(keyOf(applyNo, step)));
  const { content, version } = draft;
  return typeof content === 'string' && typeof version === 'number' ? { content, version } : undefined;
}

/** Returns the latest input: the tab's, or the provider's if the tab has none or another page has saved since. */
export function draftOf(
  storage: TabStorage,
  { applyNo, version, drafts }: Pick<Application, 'applyNo' | 'version' | 'drafts'>,
  step: OpeningStep,
): string | undefined {
  const tab = inTab(storage, applyNo, step);
  if (tab !== undefined && tab.version >= version) return tab.content;
  return drafts.find((draft) => draft.step === step && draft.content !== '')?.content;
}

/** State of a draft. `tab`: only the tab has the input, not the provider. `outdated`: another page has saved since. */
export type DraftState = 'none' | 'saving' | 'saved' | 'tab' | 'outdated';

/** Refusals after another page has changed the application: it saved, signed, submitted, or reopened an earlier step. */
const changedElsewhere: ReadonlySet<string> = new Set<ErrorName>([
  'OpeningOutdated',
  'OpeningLocked',
  'OpeningNotFound',
  'StepOutOfOrder',
]);

/**
 * Draft state after a failed save.
 * @param unsent whether part of the input is only in the tab
 * @param before state before the save
 */
export function stateAfter(error: unknown, unsent: boolean, before: DraftState): DraftState {
  if (isApiError(error) && changedElsewhere.has(error.name)) return 'outdated';
  return unsent ? 'tab' : before;
}
