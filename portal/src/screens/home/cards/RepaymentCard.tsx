import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CycleLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { homeDataQuery, repayTipQuery } from '#portal/domain/quota/queries.ts';
import { daysBetween } from '#portal/format/date.ts';
import { hasBenefits } from '#portal/products/benefits.ts';
import { bookPagesOf, type BookPages } from '#portal/products/bookPages.ts';
import { useToday } from '#portal/session/useNow.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { duesQuery } from '../queries.ts';
import { repayAction } from '../rules/repayTip.ts';
import { useViewer } from '../useViewer.ts';
import { RepayTips } from './RepayTips.tsx';
import { SavingsTile } from './SavingsTile.tsx';
import { UnbilledTile } from './UnbilledTile.tsx';

/** The amount owed with its tips and the next step; beside it the unbilled amount and the savings. 2 §2.4 */
export function RepaymentCard() {
  const { product } = useViewer();
  const home = useQuery(homeDataQuery(product.code));
  const books = bookPagesOf(product);
  const amountDue = home.data?.repayAmtVo.acctSumAmount ?? 0;
  return (
    <CardFrame
      hero
      title={copy.repay.title}
      actions={<RepaymentTag />}
      query={home}
      skeleton={<RepaymentSkeleton />}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: inOneOrTwo('minmax(0, 1fr)', 'minmax(0, 1fr) 264px') }}
      >
        <Box sx={{ pr: inOneOrTwo(0, 8), pb: inOneOrTwo(4, 0) }}>
          <Typography variant="caption" component="div" color="textSecondary" sx={{ lineHeight: '24px' }}>
            {copy.repay.amountDue}
          </Typography>
          <MoneyText value={amountDue} size="heroAmount" fact={factOf('owed.total', product.code)} />
          <RepayTips />
          <Box sx={{ display: 'flex', gap: 3, mt: 5, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
            <NextStep books={books} amountDue={amountDue} />
            {books.payRecords ? (
              <LinkButton size="large" variant="outlined" to={books.payRecords()}>
                {copy.repay.records}
              </LinkButton>
            ) : null}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            alignContent: 'start',
            gap: 4,
            borderColor: 'divider',
            borderStyle: 'solid',
            borderWidth: 0,
            borderLeftWidth: inOneOrTwo(0, 1),
            borderTopWidth: inOneOrTwo(1, 0),
            pl: inOneOrTwo(0, 6),
            pt: inOneOrTwo(4, 0),
            '& > * + *': { borderTop: (theme) => `1px solid ${theme.palette.hairline}`, pt: 4 },
          }}
        >
          <UnbilledTile amount={home.data?.repayAmtVo.sumNrDefer} />
          {hasBenefits(product) ? <SavingsTile /> : null}
        </Box>
      </Box>
    </CardFrame>
  );
}

interface NextStepProps {
  readonly books: BookPages;
  /** Yuan. */
  readonly amountDue: number;
}

/** Address and text of the next step: the bill list; for a product without bills, the repay page or the orders. */
function nextStep(
  { bills, repay, orders }: BookPages,
  amountDue: number,
): readonly [to: string, text: string] {
  if (repayAction(amountDue) === 'repay')
    return bills ? [bills({ tabName: 'waitRepay' }), copy.repay.checkRepay] : [repay(), copy.repay.repay];
  return bills ? [bills({ tabName: 'allBill' }), copy.repay.viewBill] : [orders(), copy.repay.viewOrders];
}

function NextStep({ books, amountDue }: NextStepProps) {
  const [to, text] = nextStep(books, amountDue);
  return (
    <LinkButton size="large" to={to}>
      {text}
    </LinkButton>
  );
}

/** Tag with the days overdue, else with the cycles of the amounts due. */
function RepaymentTag() {
  const { product } = useViewer();
  const today = useToday();
  const tip = useQuery(repayTipQuery(product.code)).data;
  const dues = useQuery(duesQuery(product.code)).data?.dues ?? [];
  const first = dues[0];
  const lateDays = first === undefined ? 0 : daysBetween(first.dueDate, today);
  if ((tip?.overDueRepayAmount ?? 0) > 0) {
    return (
      <StatusTag tone="danger" icon="octagon">
        {lateDays > 0 ? copy.repay.overdueDays(lateDays) : copy.repay.overdue}
      </StatusTag>
    );
  }
  const cycles = [...new Set(dues.flatMap((due) => due.cycles))].map((cycle) => CycleLabel[cycle]);
  return cycles.length > 0 ? <StatusTag>{cycles.join(' · ')}</StatusTag> : null;
}

function RepaymentSkeleton() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: inOneOrTwo('minmax(0, 1fr)', 'minmax(0, 1fr) 240px'),
        columnGap: 8,
        alignContent: 'space-between',
        height: inOneOrTwo(385, 189),
        '& > :nth-of-type(4)': { gridRow: inOneOrTwo('auto', 'span 2') },
      }}
    >
      <Skeleton height={64} style={{ maxWidth: 240 }} />
      <Skeleton height={64} />
      <Skeleton height={38} style={{ maxWidth: 440 }} />
      <Skeleton height={64} />
      <Skeleton height={40} style={{ maxWidth: 240 }} />
    </Box>
  );
}

/** The value for two columns where there is room. There is none on phones, nor at `md`, beside menu and second column. */
const inOneOrTwo = <Value,>(one: Value, two: Value) => ({ xs: one, sm: two, md: one, lg: two });
