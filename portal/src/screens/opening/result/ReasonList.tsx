import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '#portal/icons/Icon.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Audit } from '../opening.ts';
import { copy } from './copy.ts';

type Reason = NonNullable<Audit['reasons']>[number];

/** Reasons of a refusal, with their remedies. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <>
      <Typography component="h3" variant="strong" sx={{ mt: 5, mb: 3 }}>
        {copy.reasons(reasons.length)}
      </Typography>
      <ol>
        {reasons.map(({ title, detail, advice }, index) => (
          <Box component="li" key={title} sx={reasonStyle}>
            <Box aria-hidden sx={numberStyle}>
              {index + 1}
            </Box>
            <div>
              <Typography variant="strong" component="p">
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ wordBreak: 'normal' }}>
                <Words>{detail}</Words>
              </Typography>
              {advice === undefined ? null : (
                <Typography
                  variant="caption"
                  component="p"
                  sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
                >
                  <Icon name="arrowRight" size={12} />
                  {advice}
                </Typography>
              )}
            </div>
          </Box>
        ))}
      </ol>
    </>
  );
}

const reasonStyle = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 3,
  py: 3,
  '& + &': { borderTop: '1px solid', borderColor: 'tile' },
} as const;

const numberStyle = {
  display: 'grid',
  placeItems: 'center',
  height: 24,
  borderRadius: '4px',
  bgcolor: 'tints.error',
  color: 'error.dark',
  fontWeight: 600,
} as const;
