import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';
import { forecast, type PayOutlook } from './forecast.ts';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastHint } from './ForecastHint.tsx';
import { ForecastTable } from './ForecastTable.tsx';
import { payOutlookQuery } from './queries.ts';
import { furtherOf } from './sentence.ts';

/** Days in the title until the response says how many the forecast covers. */
const DEFAULT_DAYS = 60;

/** Card that answers "can we pay?": in one sentence, as a chart or a table, with the assumptions of the forecast. */
export function ForecastCard() {
  const { code } = useProduct();
  const query = useQuery(payOutlookQuery(code));
  return (
    <CardFrame
      title={copy.title(query.data?.days ?? DEFAULT_DAYS)}
      query={query}
      skeleton={<SkeletonLines heights={[40, 180, 96]} />}
    >
      {query.data ? <Body outlook={query.data} /> : null}
    </CardFrame>
  );
}

function Body({ outlook }: { readonly outlook: PayOutlook }) {
  const [asTable, setAsTable] = useState(false);
  const found = forecast(outlook);
  const further = found.shortfalls.slice(1);
  const canPayIn = found.shortfalls.length > 0 && outlook.accounts.length > 0;
  return (
    <>
      <ForecastHint found={found} outlook={outlook} action={canPayIn ? <PayIn /> : undefined} />
      {further.length > 0 ? (
        <Box component="ul" sx={{ mt: 2, mb: 0, pl: 9 }}>
          {further.map((shortfall) => (
            <li key={shortfall.date}>{furtherOf(shortfall)}</li>
          ))}
        </Box>
      ) : null}
      {found.days.length > 0 ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 3, mb: 2 }}>
            <Typography variant="caption" color="textSecondary">
              {copy.unit}
            </Typography>
            <Box data-print="hide">
              <Button
                variant="link"
                size="small"
                aria-pressed={asTable}
                onClick={() => setAsTable(!asTable)}
                sx={{ color: 'text.secondary' }}
              >
                {asTable ? copy.showChart : copy.showTable}
              </Button>
            </Box>
          </Box>
          {asTable ? null : <ForecastChart found={found} outlook={outlook} />}
          <ForecastTable found={found} visible={asTable} />
        </>
      ) : null}
      <Assumptions outlook={outlook} />
    </>
  );
}

function Assumptions({ outlook: { autoRepay } }: { readonly outlook: PayOutlook }) {
  const { assumed } = copy;
  const lines = [
    assumed.accounts,
    assumed.overdue,
    assumed.unbilled,
    assumed.purchases,
    autoRepay ? assumed.automatic(autoRepay.deductDaysBefore, autoRepay.deductTime) : assumed.manual,
  ];
  return (
    <Box sx={{ mt: 4, fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}>
      <strong>{copy.assumptions}</strong>
      <Box component="ul" sx={{ m: 0, pl: 5, listStyle: 'disc', wordBreak: 'normal' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

const PayIn = () => (
  <span data-print="hide">
    <LinkButton variant="link" size="small" to={paths.vasChooseAccount()}>
      {copy.payIn}
    </LinkButton>
  </span>
);
