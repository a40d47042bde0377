import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy as memberWords } from '../../domain/member/copy.ts';
import type { LevelPreview } from '../../domain/member/levelPreview.ts';
import { MedalIcon, type MedalDimension } from '../../domain/member/MedalIcon.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import type { MedalStanding } from './medalStanding.ts';

interface MedalCardProps {
  readonly dimension: MedalDimension;
  readonly preview: LevelPreview;
  readonly standing: MedalStanding;
  readonly onPreview: () => void;
}

/** A badge: its level among all of its kind, the value that earned it, and the next level's requirement. docs/design/look.md rule 12 */
export function MedalCard({ dimension, preview, standing, onPreview }: MedalCardProps) {
  const { title, levels, current } = preview;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <MedalIcon dimension={dimension} lit={standing.lit} size={56} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="caption" color="textSecondary">
            {title}
          </Typography>
          <Typography variant="cardTitle" component="p">
            {standing.lit ? levels[current]?.name : copy.medals.unlit}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            <Words>{standing.fact}</Words>
          </Typography>
        </Box>
        <Button
          variant="link"
          aria-label={copy.medals.previewOf(title)}
          aria-haspopup="dialog"
          onClick={onPreview}
          sx={{ alignSelf: 'start', color: 'text.secondary', flex: 'none' }}
        >
          {memberWords.preview}
        </Button>
      </Box>
      <Box component="ol" aria-label={memberWords.preview} sx={pips}>
        {levels.map(({ name }, index) => (
          <li key={name} data-at={index < current ? 'passed' : index === current ? 'here' : 'to-come'}>
            {shortOf(name)}
          </li>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2, wordBreak: 'normal' }}>
        {standing.next}
      </Typography>
    </>
  );
}

/** A level's name without its unit, because six names share a narrow row; the text above names the unit. */
const shortOf = (name: string): string => name.replace(/个月以上$/, '+').replace(/个月$/, '');

const pips = ({ palette }: Theme) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 1,
  mt: 4,
  fontSize: 12,
  lineHeight: '20px',
  textAlign: 'center',
  color: 'text.secondary',
  '& li': { borderTop: `4px solid ${palette.hairline}`, pt: 1, whiteSpace: 'nowrap' },
  '& li[data-at=passed]': { borderTopColor: palette.chart.used },
  '& li[data-at=here]': { borderTopColor: palette.primary.main, color: palette.hover, fontWeight: 600 },
});
