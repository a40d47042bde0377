import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { Opening } from '../opening.ts';
import { StageList } from './StageList.tsx';

/** Benefits of the product (limit, interest-free days, instalments), and the stages of the opening. */
export function GivesCard({ offer }: { readonly offer: Opening['offer'] }) {
  const { start } = copy;
  return (
    <>
      <CardFrame title={start.gives}>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 4 }}>
          <Figure label={start.limit}>
            <MoneyText value={offer.limitUpTo} size="largeAmount" />
          </Figure>
          {offer.freeDays > 0 ? (
            <Figure label={start.freeDays}>
              <Typography component="span" variant="largeAmount">
                {start.freeDaysOf(offer.freeDays)}
              </Typography>
            </Figure>
          ) : null}
          {offer.maxPeriods > 0 ? (
            <Figure label={start.periods}>
              <Typography component="span" variant="largeAmount">
                {start.periodsOf(offer.maxPeriods)}
              </Typography>
            </Figure>
          ) : null}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 3 }}>
          {start.asAudited}
        </Typography>
      </CardFrame>
      <CardFrame title={start.how}>
        <StageList offer={offer} />
      </CardFrame>
    </>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}
