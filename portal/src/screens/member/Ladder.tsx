import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../icons/Icon.tsx';
import { copy } from './copy.ts';
import { ladderPercent, type Level } from './rules.ts';

/** A progress bar with a point for each level and its required amount; reached levels have a tick. */
export function Ladder({ level: { levelRules, userLevel, userTradeAmount } }: { readonly level: Level }) {
  const current = levelRules.findIndex(({ level }) => level === userLevel);
  return (
    <Box sx={ladderStyle}>
      <Box className="rail" data-bar="open" aria-hidden>
        <Box
          className="filled"
          data-bar="filled"
          sx={{ width: `${String(ladderPercent(levelRules, userTradeAmount))}%` }}
        />
      </Box>
      <Box component="ol" aria-label={copy.level.ladder}>
        {levelRules.map(({ level, tradeAmount }, index) => (
          <li
            key={level}
            data-reached={index <= current}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="rung" aria-hidden>
              {index <= current ? <Icon name="check" size={12} /> : null}
            </span>
            <Typography component="span" className="name">
              {level}
              {index === current ? <span className="here"> {copy.level.hereMark}</span> : null}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary" className="from">
              {copy.from(tradeAmount)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const ladderStyle = ({ palette }: Theme) => ({
  position: 'relative',
  mt: 5,
  '& .rail': {
    position: 'absolute',
    top: 8,
    left: '10px',
    right: 'calc(100% / 6 - 10px)',
    height: 8,
    bgcolor: 'hairline',
  },
  '& .filled': { height: '100%', bgcolor: 'primary.main' },
  '& ol': { position: 'relative', display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& li': { display: 'grid', justifyItems: 'start' },
  '& .rung': {
    display: 'grid',
    placeContent: 'center',
    width: 24,
    height: 24,
    mb: 1,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `2px solid ${palette.control}`,
    bgcolor: 'background.paper',
  },
  '& li[data-reached=true] .rung': {
    borderColor: palette.primary.main,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& li[aria-current] .name': { fontWeight: 600, color: 'hover' },
  // Six amounts do not fit on a narrow screen; the table of rights also shows them.
  '& .here': { display: { xs: 'none', sm: 'inline' } },
  '& .from': { display: { xs: 'none', sm: 'block' } },
});
