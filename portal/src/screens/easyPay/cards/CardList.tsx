import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProduct } from '#portal/session/useProduct.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { bankCardsQuery } from '../queries.ts';
import { CardTile } from './CardTile.tsx';
import { UnbindDialog } from './UnbindDialog.tsx';
import { useMakeDefault } from './useMakeDefault.ts';

const { cards: words } = copy;

/** All bound bank accounts with their actions. */
export function CardList() {
  const { code } = useProduct();
  const query = useQuery(bankCardsQuery(code));
  const [unbinding, setUnbinding] = useState<string>();
  const { submitting, makeDefault } = useMakeDefault(code);
  const cards = query.data?.cards ?? [];
  const chosen = cards.find(({ cardId }) => cardId === unbinding);
  return (
    <CardFrame
      title={words.list}
      query={query}
      skeleton={<Skeleton height={180} />}
      isEmpty={cards.length === 0}
      empty={<EmptyLine text={words.none} />}
      actions={
        cards.length === 0 ? null : (
          <Typography variant="caption" color="textSecondary">
            {words.count(cards.length)}
          </Typography>
        )
      }
    >
      <Box component="ul" sx={listStyle}>
        {cards.map((card) => (
          <CardTile
            key={card.cardId}
            card={card}
            busy={submitting}
            onDefault={() => void makeDefault(card)}
            onUnbind={() => setUnbinding(card.cardId)}
          />
        ))}
      </Box>
      {cards.length === 0 ? null : (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 4, wordBreak: 'normal' }}>
          {words.note}
        </Typography>
      )}
      {chosen && query.data ? (
        <UnbindDialog
          productCode={code}
          card={chosen}
          phone={query.data.phone}
          onClose={() => setUnbinding(undefined)}
        />
      ) : null}
    </CardFrame>
  );
}

const listStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(340px, 1fr))' },
} as const;
