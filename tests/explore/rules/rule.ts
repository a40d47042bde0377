import type { Box, Control, Observation, Sighting } from '../observed.ts';

/** A finding of a rule. */
export interface Finding {
  /** `<rule>.<what>`, as knownFindings.ts and suppressions.ts name it. */
  readonly check: Check;
  /** Subject without figures; check and subject identify the cause. */
  readonly subject: string;
  /** Message for readers. */
  readonly message: string;
  readonly box?: Box | undefined;
  /** Options that repeat the finding, if not a visit with steps. */
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
  /** Returns whether a link may have this target: a page of the portal, or an allowed host. */
  readonly leadsSomewhere: (href: string) => boolean;
  /** Figures of the session since its last change. */
  readonly before: readonly Sighting[];
}

/** A pure function over observations. */
export type Rule = (observed: Observation, known: Known) => Finding[];

/** Removes figures, so that 第3张 and 第4张 have the same cause. */
export const plainName = (name: string): string =>
  name
    .replace(/[A-Z]{2,}\d{6,}/g, '#')
    .replace(/[\d,.]*\d/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

export const subjectOf = ({ role, name, where }: Control): string =>
  plainName(`${role}「${name.slice(0, 24)}」@${where}`);
