import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveOpeningDraft } from '#generated/provisional/operations/saveOpeningDraft.ts';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { patchCached } from '#portal/api/patchCached.ts';
import { useAccountTab } from '#portal/session/accountTab.ts';
import type { Application, Progress } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { dropFromTab, keepInTab, stateAfter, type DraftState } from './draft.ts';

/** Pause in typing before the provider stores the draft, in ms. */
const TYPING_PAUSE = 1500;

/** The draft of a step, and the actions on it. */
export interface Draft {
  readonly state: DraftState;
  readonly savedAt: string | undefined;
  /** Stores input: in the tab at once, at the provider soon. */
  readonly keep: (values: unknown) => void;
  /** Waits for running requests. Returns the version of the application to save on. */
  readonly settle: () => Promise<number>;
  /** Deletes the draft of the tab, after the provider has used the input and dropped its own draft. */
  readonly forget: () => void;
  /** Deletes the draft after the step was confirmed. */
  readonly confirmed: (progress: Progress) => void;
  /** Updates the state after the step was refused. The input stays a draft. */
  readonly refuse: (error: unknown) => void;
}

/** Keeps the input of a step until the step is confirmed. */
export function useDraft(application: Application, step: OpeningStep): Draft {
  const queries = useQueryClient();
  const { linkParams } = useOpeningFlow();
  const { applyNo } = application;
  const tab = useAccountTab();
  const [state, setState] = useState<DraftState>('none');
  const [savedAt, setSavedAt] = useState<string>();
  const version = useRef(application.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** Input that the provider does not have yet, as JSON. */
  const typed = useRef<string>(undefined);

  /** Puts the response and the draft into the cached application, for a return to this step. */
  const updateCache = useCallback(
    (progress: Progress, content: string) => {
      version.current = progress.version;
      patchCached(queries, openingQuery(linkParams.productCode, linkParams.from).queryKey, (old) => {
        if (old.application === undefined) return old;
        const others = old.application.drafts.filter((draft) => draft.step !== step);
        const kept = content === '' ? [] : [{ step, content, savedAt: progress.updatedAt }];
        return { ...old, application: { ...old.application, ...progress, drafts: [...others, ...kept] } };
      });
    },
    [queries, linkParams.productCode, linkParams.from, step],
  );

  const refuse = useCallback((error: unknown) => {
    setState((before) => stateAfter(error, typed.current !== undefined, before));
  }, []);

  const send = useCallback(async () => {
    const content = typed.current;
    if (content === undefined) return;
    setState('saving');
    try {
      const input = { productCode: linkParams.productCode, version: version.current, step, content };
      const progress = await saveOpeningDraft(input, { silent: true });
      updateCache(progress, content);
      setSavedAt(progress.updatedAt);
      setState('saved');
      if (typed.current === content) {
        typed.current = undefined;
        dropFromTab(tab, applyNo, step);
      } else if (typed.current !== undefined) {
        // The user has typed during the request: the tab has newer input than the provider.
        keepInTab(tab, applyNo, step, { content: typed.current, version: version.current });
      }
    } catch (error) {
      refuse(error);
    }
  }, [linkParams.productCode, step, applyNo, tab, updateCache, refuse]);

  const sendNow = useCallback(() => {
    clearTimeout(timer.current);
    sending.current = sending.current.then(send);
    return sending.current;
  }, [send]);

  const keep = useCallback(
    (values: unknown) => {
      const content = JSON.stringify(values);
      typed.current = content;
      keepInTab(tab, applyNo, step, { content, version: version.current });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void sendNow(), TYPING_PAUSE);
    },
    [applyNo, step, tab, sendNow],
  );

  // Retries unsent input when the connection returns.
  useEffect(() => {
    const onOnline = () => {
      if (typed.current !== undefined) void sendNow();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [sendNow]);

  // Leaving the step sends its input to the provider.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (typed.current !== undefined) void sendNow();
    },
    [sendNow],
  );

  const forget = () => {
    typed.current = undefined;
    dropFromTab(tab, applyNo, step);
  };

  return {
    state,
    savedAt,
    keep,
    forget,
    refuse,
    settle: async () => {
      clearTimeout(timer.current);
      await sending.current;
      return version.current;
    },
    confirmed: (progress) => {
      forget();
      updateCache(progress, '');
    },
  };
}
