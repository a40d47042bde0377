import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BankCardKindLabel } from '#generated/shared/labels.ts';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import type { BankCard } from '../queries.ts';

const { cards: words } = copy;

interface CardTileProps {
  readonly card: BankCard;
  readonly busy: boolean;
  readonly onDefault: () => void;
  readonly onUnbind: () => void;
}

/** One bank account with its masked number, its actions, and the reason if it cannot be unbound. 1 §5 */
export function CardTile({ card, busy, onDefault, onUnbind }: CardTileProps) {
  const { cardId, cardNo, accountName, bankName, kind, isDefault, boundOn, unbindable, blockReason } = card;
  const why = `${cardId}-why`;
  return (
    <Box component="li" aria-label={`${bankName} ${cardNo}`} sx={tileStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="strong" component="h3">
          {bankName}
        </Typography>
        {isDefault ? (
          <StatusTag tone="success" icon="check">
            {words.isDefault}
          </StatusTag>
        ) : null}
      </Box>
      <Box sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {cardNo}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {accountName}
        <br />
        {BankCardKindLabel[kind]}
        {'  '}
        {words.boundOn(boundOn)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 'auto' }}>
        {isDefault ? null : (
          <Button
            variant="tonal"
            disabled={busy}
            aria-label={words.makeDefaultOf(cardNo)}
            onClick={onDefault}
          >
            {words.makeDefault}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={!unbindable || busy}
          aria-label={words.unbindOf(cardNo)}
          aria-describedby={blockReason === undefined ? undefined : why}
          onClick={onUnbind}
        >
          {words.unbind}
        </Button>
      </Box>
      {blockReason === undefined ? null : (
        <Typography id={why} variant="caption" component="p" color="textSecondary">
          {blockReason}
        </Typography>
      )}
    </Box>
  );
}

const tileStyle = ({ palette, radii }: Theme) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  p: 4,
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
});
