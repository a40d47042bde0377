import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copy as memberWords } from '../../domain/member/copy.ts';
import { LevelRing } from '../../domain/member/LevelRing.tsx';
import { addMoney, formatAmount } from '../../format/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useToday } from '../../session/useNow.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { Ladder } from './Ladder.tsx';
import type { Level } from './rules.ts';

interface LevelCardProps {
  readonly level: Level;
  /** Opens the rules of the levels. */
  readonly onRules: () => void;
}

/** The current level, the purchases that count for it, and the progress to the next level. */
export function LevelCard({ level, onRules }: LevelCardProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gap: 6,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
        '& > :first-of-type': { borderRight: { md: `1px solid ${theme.palette.hairline}` } },
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <LevelRing level={level} />
        <div>
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.level.current}
          </Typography>
          <Typography variant="cardTitle" component="p">
            {copy.level.name(level.userLevel)}
          </Typography>
          <Button variant="link" size="small" onClick={onRules} sx={{ gap: 1 }}>
            {memberWords.rules}
            <Icon name="chevronRight" size={12} />
          </Button>
        </div>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Traded level={level} />
        <Ladder level={level} />
      </Box>
    </Box>
  );
}

function Traded({ level }: { readonly level: Level }) {
  const today = useToday();
  const { userTradeAmount, nextUserLevel, nextLevelNeedTradeAmount: needed, updating } = level;
  const nextLevel =
    nextUserLevel !== undefined && needed !== undefined ? { level: nextUserLevel, needed } : undefined;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: 2 }}
    >
      <div>
        <Typography variant="caption" component="p" color="textSecondary">
          {copy.level.traded}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <MoneyText value={userTradeAmount} size="largeAmount" />
          {nextLevel ? (
            <Typography variant="caption" color="textSecondary">
              {copy.level.of(formatAmount(addMoney(userTradeAmount, nextLevel.needed)))}
            </Typography>
          ) : null}
        </Box>
      </div>
      <Box sx={{ textAlign: { sm: 'right' } }}>
        <Typography variant="strong" component="p">
          {updating
            ? memberWords.updating
            : nextLevel
              ? copy.level.need(formatAmount(nextLevel.needed), nextLevel.level)
              : memberWords.highest}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {copy.level.counted(today)}
        </Typography>
      </Box>
    </Box>
  );
}
