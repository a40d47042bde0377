import type { MessageKind } from '#generated/shared/enums/MessageKind.ts';
import { MessageKindLabel } from '#generated/shared/labels.ts';
import { FilterChips } from '../../ui/filters/FilterChips.tsx';
import { copy } from './copy.ts';

interface KindFilterProps {
  readonly kinds: readonly MessageKind[];
  readonly kind: MessageKind | undefined;
  readonly onChoose: (kind: MessageKind | undefined) => void;
}

/** A filter by type of message, or all of them. */
export const KindFilter = ({ kinds, kind, onChoose }: KindFilterProps) => (
  <FilterChips
    label={copy.kinds.label}
    chips={[[undefined, copy.kinds.all], ...kinds.map((value) => [value, MessageKindLabel[value]] as const)]}
    chosen={kind}
    onChoose={onChoose}
    isDense
  />
);
