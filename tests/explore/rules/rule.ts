import type { Box, Control, Observation } from '../observed.ts';

/** A finding of a rule. */
export interface Finding {
  /** `<rule>.<what>`, as pending.ts and suppressions.ts name it. */
  readonly check: Check;
  /** Subject without figures: together with the check it is the cause. */
  readonly subject: string;
  /** For people. */
  readonly says: string;
  readonly box?: Box | undefined;
  /** The options that repeat it, where that is not a visit and its steps. */
  readonly repeat?: string | undefined;
}

export type Check = `${RuleName}.${string}`;

export type RuleName =
  | 'alive'
  | 'leave'
  | 'sound'
  | 'seen'
  | 'speaksChinese'
  | 'agrees'
  | 'trueWhenItFails'
  | 'allowed'
  | 'byKeyboard';

/** Facts about the product under test, for the rules that need them. */
export interface Known {
  /** Tells whether a link may lead there: a page of the portal, or an allowed host. */
  readonly leadsSomewhere: (href: string) => boolean;
  /** Figures of the session since its last change. */
  readonly before: readonly import('../observed.ts').Sighting[];
}

/** A pure function over what was observed. */
export type Rule = (observed: Observation, known: Known) => Finding[];

/** Figures aside, two of a kind are one: 第3张 and 第4张, a bill and the next. */
export const plainName = (name: string): string =>
  name
    .replace(/[A-Z]{2,}\d{6,}/g, '#')
    .replace(/[\d,.]*\d/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

export const subjectOf = ({ role, name, where }: Control): string =>
  plainName(`${role}「${name.slice(0, 24)}」@${where}`);
