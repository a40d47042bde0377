import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveOpeningDraft } from '#generated/provisional/operations/saveOpeningDraft.ts';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { useAccountTab } from '#portal/session/accountTab.ts';
import type { Application, Opening, Progress } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { useWay } from '../useWay.ts';
import { dropFromTab, keepInTab, stateAfter, type DraftState } from './draft.ts';

/** So long nothing is typed before the provider is asked to keep it, in ms. */
const QUIET = 1500;

export interface Draft {
  readonly state: DraftState;
  readonly savedAt: string | undefined;
  /** Something was typed: kept in the tab at once, at the provider soon. */
  readonly keep: (values: unknown) => void;
  /** Waits for what is on its way; gives the version to save on. */
  readonly settle: () => Promise<number>;
  /** What was typed has been used, and the provider has dropped its draft: the next form of this step begins empty. */
  readonly forget: () => void;
  /** The step is confirmed: the draft is of no more use. */
  readonly confirmed: (progress: Progress) => void;
  /** The step was not confirmed: what was typed is a draft still. */
  readonly refuse: (error: unknown) => void;
}

/** What is typed in a step, kept until the step is confirmed. */
export function useDraft(application: Application, step: OpeningStep): Draft {
  const queries = useQueryClient();
  const { carried } = useWay();
  const { applyNo } = application;
  const tab = useAccountTab();
  const [state, setState] = useState<DraftState>('none');
  const [savedAt, setSavedAt] = useState<string>();
  const version = useRef(application.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const typed = useRef<string>(undefined);

  /** The application as the answer has it, and the draft in it, for whoever comes back to this step. */
  const take = useCallback(
    (progress: Progress, content: string) => {
      version.current = progress.version;
      queries.setQueryData(
        openingQuery(carried.productCode, carried.from).queryKey,
        (old: Opening | undefined) => {
          if (old?.application === undefined) return old;
          const others = old.application.drafts.filter((draft) => draft.step !== step);
          const kept = content === '' ? [] : [{ step, content, savedAt: progress.updatedAt }];
          return { ...old, application: { ...old.application, ...progress, drafts: [...others, ...kept] } };
        },
      );
    },
    [queries, carried.productCode, carried.from, step],
  );

  const refuse = useCallback((error: unknown) => {
    setState((before) => stateAfter(error, typed.current !== undefined, before));
  }, []);

  const send = useCallback(async () => {
    const content = typed.current;
    if (content === undefined) return;
    setState('saving');
    try {
      const input = { productCode: carried.productCode, version: version.current, step, content };
      const progress = await saveOpeningDraft(input, { silent: true });
      take(progress, content);
      setSavedAt(progress.updatedAt);
      setState('saved');
      if (typed.current === content) {
        typed.current = undefined;
        dropFromTab(tab, applyNo, step);
      } else if (typed.current !== undefined) {
        // Typed while this was on its way: newer than what the provider has now.
        keepInTab(tab, applyNo, step, { content: typed.current, version: version.current });
      }
    } catch (error) {
      refuse(error);
    }
  }, [carried.productCode, step, applyNo, tab, take, refuse]);

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
      timer.current = setTimeout(() => void sendNow(), QUIET);
    },
    [applyNo, step, tab, sendNow],
  );

  // What could not be sent is sent when there is a connection again.
  useEffect(() => {
    const onOnline = () => {
      if (typed.current !== undefined) void sendNow();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [sendNow]);

  // Whoever leaves the step leaves what was typed with the provider.
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
      take(progress, '');
    },
  };
}
