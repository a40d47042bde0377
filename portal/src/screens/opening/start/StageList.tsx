import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';
import { firstStage } from '../flow/stages.ts';
import type { Opening } from '../opening.ts';
import { stageNumber } from '../parts/styles.ts';

/** The three stages of an opening, as on the landing page. */
export function StageList({ offer }: { readonly offer: Opening['offer'] }) {
  const { how, stages, needs } = copy;
  const productSteps = offer.needs.map(({ step }) => step);
  const verifies = productSteps.includes(OpeningStep.Verify);
  const rows = [
    [firstStage(productSteps), verifies ? how.verify : how.fill, needs.fillOf(offer.fillMinutes)],
    [stages.sign, how.sign, ''],
    [stages.audit, how.audit, needs.reviewOf(offer.reviewDaysFrom, offer.reviewDaysTo)],
  ] as const;
  return (
    <Box
      component="ol"
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}
    >
      {rows.map(([title, text, time], index) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
          <Box component="span" aria-hidden sx={stageNumber}>
            {index + 1}
          </Box>
          <div>
            <Typography variant="strong" component="h3">
              {title}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ wordBreak: 'normal' }}>
              <Words>{text + time}</Words>
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
