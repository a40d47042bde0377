import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '#portal/icons/Icon.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { copy } from '../copy.ts';
import type { Application, Opening } from '../opening.ts';
import { isReady } from '../prerequisites.ts';

export interface PrerequisitesProps {
  readonly offer: Opening['offer'];
  /** The application. Its finished steps mark what is ready. */
  readonly application?: Application | undefined;
}

/** Required documents and when they are needed, duration, and who may apply. */
export function PrerequisitesList({ offer, application }: PrerequisitesProps) {
  const { needs } = copy;
  return (
    <>
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
    </>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: '6px',
  '& + &': { borderTop: '1px solid', borderColor: 'hairline' },
} as const;

/** Hollow circle of a prerequisite that is not ready. docs/design/look.md rule 14 */
const circleStyle = {
  flex: 'none',
  width: 14,
  height: 14,
  mx: '1px',
  border: '1px solid',
  borderColor: 'control',
  borderRadius: '50%',
} as const;
