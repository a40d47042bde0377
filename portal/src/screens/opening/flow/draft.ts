import type { ErrorName } from '#generated/provisional/errors.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import type { Application } from '../opening.ts';

/** What was typed in a step and is not kept by the provider yet: it stays with the tab. */
interface TabDraft {
  readonly content: string;
  /** The version that it was typed on. */
  readonly version: number;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** The text of an object; anything else is an empty one. */
function objectIn(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
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

/**
 * A form's values with a draft laid over them: what the form does not know, or knows as something else, is left out.
 * @param choices the fields that are texts once something is chosen
 */
export function withDraft<Values extends object>(
  values: Values,
  content: string | undefined,
  choices: readonly string[] = [],
): Values {
  const known = new Map<string, unknown>([
    ...choices.map((name): [string, unknown] => [name, '']),
    ...Object.entries(values).filter(([, value]) => value !== undefined),
  ]);
  const fits = Object.entries(objectIn(content)).filter(
    ([name, value]) => known.has(name) && kindOf(known.get(name)) === kindOf(value),
  );
  return { ...values, ...Object.fromEntries(fits) };
}

/** What a form begins with, and whether that is more than what is confirmed already. */
export function broughtBack<Values extends object>(
  values: Values,
  content: string | undefined,
  choices: readonly string[] = [],
): { readonly values: Values; readonly restored: boolean } {
  const typed = withDraft(values, content, choices);
  return { values: typed, restored: JSON.stringify(typed) !== JSON.stringify(values) };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
