import type { IconName } from '#portal/icons/Icon.tsx';
import type { DueDay } from '../queries.ts';

type DueKind = 'overdue' | 'due' | 'paid' | 'planned';

/** Kinds of amounts of a day in the order of urgency; each has an icon beside its word and colour. */
const KINDS: readonly { readonly kind: DueKind; readonly icon: IconName }[] = [
  { kind: 'overdue', icon: 'octagon' },
  { kind: 'due', icon: 'clock' },
  { kind: 'paid', icon: 'check' },
  { kind: 'planned', icon: 'calendar' },
];

export const kindsOf = (day: DueDay) => KINDS.filter(({ kind }) => day[kind] > 0);
