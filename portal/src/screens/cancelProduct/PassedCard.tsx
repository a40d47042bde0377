import Box from '@mui/material/Box';
import { BlockerRow } from '../../domain/blockers/BlockerRow.tsx';
import { copy as blockers } from '../../domain/blockers/copy.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';
import type { CancelCheck } from './queries.ts';

interface ItemsProps {
  readonly items: readonly CancelCheck['items'][number][];
}

/** Items that do not block: they end with the product, or are returned after its cancellation. */
export function AfterwardsCard({ title, items }: ItemsProps & { readonly title: string }) {
  if (items.length === 0) return null;
  return (
    <CardFrame title={title}>
      <ul>
        {items.map((item) => (
          <BlockerRow key={item.kind} blocker={item} effect={item.effect} />
        ))}
      </ul>
    </CardFrame>
  );
}

/** The checks that have passed, without details. */
export function PassedCard({ items }: ItemsProps) {
  return (
    <CardFrame title={copy.check.met(items.length)}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' }}>
        {items.map(({ kind }) => (
          <Box component="li" key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Icon name="success" sx={{ color: 'success.main' }} />
            {blockers.met[kind]}
          </Box>
        ))}
      </Box>
    </CardFrame>
  );
}
