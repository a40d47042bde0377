import type { CSSProperties } from 'react';

export type GuidePosition = 'top' | 'bottom' | 'left' | 'right';

/** 2 §3 "Guide step". */
export interface GuideStep {
  /** Selector of the target. */
  readonly class: string;
  readonly title: string;
  readonly position?: GuidePosition | undefined;
  readonly guideTipsStyle?: CSSProperties | undefined;
  /** Style of the frame around the target. */
  readonly guideGogStyle?: CSSProperties | undefined;
}

export const positionOf = (step: GuideStep): GuidePosition => step.position ?? 'bottom';

/** Delay of the tip after the start, and the minimum time between two moves of the tip on a resize, in ms. 2 §4 */
const TIP_DELAY = 300;
export const RESIZE_THROTTLE = 100;

interface GuideHandlers<Target> {
  readonly find: (selector: string) => Target | null;
  readonly onStep: (step: { readonly index: number; readonly target: Target } | undefined) => void;
  readonly onTip: () => void;
  readonly onDone: () => void;
}

/** Walks through the steps; ends after the last one or at a missing target, and reports the end once. 2 §4 */
export function runGuide<Target>(steps: readonly GuideStep[], handlers: GuideHandlers<Target>) {
  let index = -1;
  let over = false;
  const tip = setTimeout(handlers.onTip, TIP_DELAY);

  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(tip);
    handlers.onStep(undefined);
    handlers.onDone();
  };
  const next = () => {
    if (over) return;
    index += 1;
    const step = steps[index];
    const target = step === undefined ? null : handlers.find(step.class);
    if (target === null) end();
    else handlers.onStep({ index, target });
  };

  next();
  return {
    next,
    end,
    /** For a guide that is removed before its end: no further callback runs. */
    stop: () => {
      over = true;
      clearTimeout(tip);
    },
  };
}

/** At most one call per `wait` ms; the last call of a burst still runs. */
export function throttled(work: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, wait);
  };
  return { call, cancel: () => clearTimeout(timer) };
}
