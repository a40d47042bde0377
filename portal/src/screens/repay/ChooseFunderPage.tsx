import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceTile } from '../../ui/form/ChoiceTile.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { requestedByLoader, preparationQuery } from './queries.ts';
import { couponOf } from './rules/coupons.ts';
import { choiceOf, targetOf, textOfAll, type Preparation } from './rules/targets.ts';

const { funder: words } = copy;

/** /repayCom/chooseLoanCapital: one repayment goes to one funder, so the user picks a funder of the bills here. 1 §2 */
export function Component() {
  const product = useProduct();
  const [query] = useSearchParams();
  const preparation = useQuery({ ...preparationQuery(product.code, choiceOf(query)), ...requestedByLoader });
  const investors = preparation.data?.preparation.investors ?? [];
  return (
    <>
      <PageHead title={words.title} intro={words.intro} parent={useBillsCrumb()} />
      <CardFrame
        title={words.list}
        query={preparation}
        skeleton={<Skeleton height={160} />}
        isEmpty={investors.length === 0}
        empty={<EmptyLine text={words.none} />}
        sx={{ maxWidth: 760 }}
      >
        {preparation.data === undefined ? null : <Funders preparation={preparation.data.preparation} />}
      </CardFrame>
    </>
  );
}

/** The funders to choose from. The provider's first one is preselected. */
function Funders({ preparation: { investors, bills } }: { readonly preparation: Preparation }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { repay } = bookPagesOf(useProduct());
  const [chosen, setChosen] = useState(investors[0]?.investorNo);
  const openRepayPage = () => {
    const funderBills = bills.filter(({ investorNo }) => investorNo === chosen);
    void navigate(repay({ bills: textOfAll(funderBills.map(targetOf)), ...couponOf(query) }));
  };
  return (
    <>
      <Box role="radiogroup" aria-label={words.list} sx={{ display: 'grid', gap: 2 }}>
        {investors.map(({ investorNo, investorName, repayMode, billCount, owed }) => (
          <ChoiceTile
            key={investorNo}
            name="repay-funder"
            checked={investorNo === chosen}
            onChoose={() => setChosen(investorNo)}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="span" variant="strong" sx={{ display: 'block' }}>
                {investorName}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary">
                {words.count(billCount)}
              </Typography>{' '}
              {repayMode === 'OFFLINE' ? <StatusTag icon="building">{words.offline}</StatusTag> : null}
            </Box>
            <Box component="span" sx={{ textAlign: 'right' }}>
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {words.owed}
              </Typography>
              <MoneyText value={owed} sx={{ fontWeight: 600 }} />
            </Box>
          </ChoiceTile>
        ))}
      </Box>
      <Button size="large" onClick={openRepayPage} sx={{ mt: 4 }}>
        {words.next}
      </Button>
    </>
  );
}
