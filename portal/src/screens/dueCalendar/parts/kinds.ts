import type { IconName } from '#portal/icons/Icon.tsx';
import type { DueDay } from '../queries.ts';

type DueKind = 'overdue' | 'due' | 'paid' | 'planned';

/** Kinds of amounts of a day, the most urgent first. Icons tell them apart without colours. */
const KINDS: readonly { readonly kind: DueKind; readonly icon: IconName }[] = [
  { kind: 'overdue', icon: 'octagon' },
  { kind: 'due', icon: 'clock' },
  { kind: 'paid', icon: 'check' },
  { kind: 'planned', icon: 'calendar' },
];

/** The kinds of which a day has an amount. */
export const kindsOf = (day: DueDay) => KINDS.filter(({ kind }) => day[kind] > 0);
