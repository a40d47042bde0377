import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DetailRows } from '../../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { copy } from '../copy.ts';
import { isReady } from '../needs.ts';
import type { Application, Opening } from '../opening.ts';

interface NeedsCardProps {
  readonly offer: Opening['offer'];
  /** What is done of it already. */
  readonly application?: Application | undefined;
}

/** What to have at hand and when, how long it takes, who may do it. */
export function NeedsCard({ offer, application }: NeedsCardProps) {
  const { needs } = copy;
  const ready = offer.needs.filter(({ step }) => isReady(application, step)).length;
  return (
    <CardFrame
      title={needs.title}
      actions={
        application === undefined ? null : (
          <Typography variant="caption" color="textSecondary">
            {needs.readyOf(ready, offer.needs.length)}
          </Typography>
        )
      }
    >
      <ul>
        {offer.needs.map(({ text, step }) => (
          <Box component="li" key={text} sx={rowStyle}>
            {isReady(application, step) ? (
              <Icon name="success" size={16} sx={{ color: 'success.main' }} />
            ) : (
              <Box component="span" aria-hidden sx={circleStyle} />
            )}
            <Box component="span" sx={{ flex: 1 }}>
              {text}
            </Box>
            <Typography variant="caption" color="textSecondary">
              {isReady(application, step) ? needs.ready : copy.steps[step]}
            </Typography>
          </Box>
        ))}
      </ul>
      <Box sx={{ mt: 3 }}>
        <DetailRows
          rows={[
            [needs.fill, needs.fillOf(offer.fillMinutes)],
            [needs.review, needs.reviewOf(offer.reviewDaysFrom, offer.reviewDaysTo)],
            [needs.openers, offer.openers],
          ]}
        />
      </Box>
    </CardFrame>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: '6px',
  '& + &': { borderTop: '1px solid', borderColor: 'hairline' },
} as const;

/** To come: hollow. look.md 14 */
const circleStyle = {
  flex: 'none',
  width: 14,
  height: 14,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: '50%',
} as const;
