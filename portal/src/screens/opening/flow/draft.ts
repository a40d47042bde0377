import type { ErrorName } from '#generated/provisional/errors.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { objectIn } from '#portal/domain/draft/broughtBack.ts';
import type { TabStorage } from '#portal/session/accountTab.ts';
import type { Application } from '../opening.ts';

/** What was typed in a step and is not kept by the provider yet: it stays with the tab. */
interface TabDraft {
  readonly content: string;
  /** The version that it was typed on. */
  readonly version: number;
}

const keyOf = (applyNo: string, step: OpeningStep): string => `OPENING-DRAFT:${applyNo}:${step}`;

export const keepInTab = (storage: TabStorage, applyNo: string, step: OpeningStep, draft: TabDraft): void =>
  storage.setItem(keyOf(applyNo, step), JSON.stringify(draft));

export const dropFromTab = (storage: TabStorage, applyNo: string, step: OpeningStep): void =>
  storage.removeItem(keyOf(applyNo, step));

function inTab(storage: TabStorage, applyNo: string, step: OpeningStep): TabDraft | undefined {
  const draft = objectIn(storage.getItem(keyOf(applyNo, step)));
  const { content, version } = draft;
  return typeof content === 'string' && typeof version === 'number' ? { content, version } : undefined;
}

/** What was typed last: the tab's, unless another page has saved since; then the provider's. */
export function draftOf(
  storage: TabStorage,
  { applyNo, version, drafts }: Pick<Application, 'applyNo' | 'version' | 'drafts'>,
  step: OpeningStep,
): string | undefined {
  const tab = inTab(storage, applyNo, step);
  if (tab !== undefined && tab.version >= version) return tab.content;
  return drafts.find((draft) => draft.step === step && draft.content !== '')?.content;
}

/** `tab`: the provider has not got what was typed, and the tab holds it. `outdated`: another page has been there since. */
export type DraftState = 'none' | 'saving' | 'saved' | 'tab' | 'outdated';

/** What another page has done meanwhile: saved, signed or submitted, or made an earlier step unfinished. */
const byAnother: ReadonlySet<string> = new Set<ErrorName>([
  'OpeningOutdated',
  'OpeningLocked',
  'OpeningNotFound',
  'StepOutOfOrder',
]);

/** Where what was typed is after something was refused. @param unsent some of it is only in the tab */
export function stateAfter(error: unknown, unsent: boolean, before: DraftState): DraftState {
  if (isApiError(error) && byAnother.has(error.name)) return 'outdated';
  return unsent ? 'tab' : before;
}
