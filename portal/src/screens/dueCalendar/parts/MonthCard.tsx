import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { addMoney } from '#portal/format/money.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { useToday } from '#portal/session/useNow.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame, type CardQuery } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { useNarrow } from '#portal/ui/hooks/useNarrow.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import type { DueMonth } from '../queries.ts';
import { monthBeside } from '../rules/weeks.ts';
import { DayList } from './DayList.tsx';
import { MonthGrid } from './MonthGrid.tsx';

interface MonthCardProps {
  /** YYYY-MM */
  readonly month: string;
  readonly query: CardQuery & { readonly data: DueMonth | undefined };
  /** YYYY-MM-DD */
  readonly chosen: string | undefined;
  readonly onMonth: (month: string) => void;
  readonly onDay: (day: string) => void;
}

/** A month: its sums, and its days as a grid or, on phones, as a list. */
export function MonthCard({ month, query, chosen, onMonth, onDay }: MonthCardProps) {
  const isNarrow = useNarrow();
  const days = query.data?.days ?? [];
  const Days = isNarrow ? DayList : MonthGrid;
  const [year = '', number = ''] = month.split('-');
  const name = copy.month(year, number);
  return (
    <CardFrame
      title={<span aria-live="polite">{name}</span>}
      actions={<MonthSteps month={month} onMonth={onMonth} />}
      query={query}
      skeleton={<SkeletonLines heights={[64, 32, 72, 72, 72, 72]} />}
    >
      {query.data ? <Sums dues={query.data} /> : null}
      {days.length === 0 && isNarrow ? (
        <EmptyLine text={copy.none} />
      ) : (
        <Days month={month} name={copy.grid(name)} days={days} chosen={chosen} onDay={onDay} />
      )}
    </CardFrame>
  );
}

function MonthSteps({ month, onMonth }: Pick<MonthCardProps, 'month' | 'onMonth'>) {
  const current = useToday().slice(0, 7);
  return (
    <Box data-print="hide" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton
        label={copy.previous}
        icon="chevronLeft"
        framed
        onClick={() => onMonth(monthBeside(month, -1))}
      />
      <Button
        variant="outlined"
        size="small"
        // Not hidden in the current month: the arrows would move under the pointer, and the focus would be lost.
        aria-disabled={month === current}
        sx={{ '&[aria-disabled=true]': { color: 'text.secondary', borderColor: 'tile', cursor: 'default' } }}
        onClick={() => onMonth(current)}
      >
        {copy.thisMonth}
      </Button>
      <IconButton
        label={copy.next}
        icon="chevronRight"
        framed
        onClick={() => onMonth(monthBeside(month, 1))}
      />
    </Box>
  );
}

/** The amount still due in the month, and what is overdue, paid and planned. */
function Sums({ dues }: { readonly dues: DueMonth }) {
  const { bills } = bookPagesOf(useProduct());
  const { sums: words } = copy;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 32px', mb: 4 }}>
      <div>
        <Typography variant="caption" component="div" color="textSecondary">
          {words.open}
        </Typography>
        <MoneyText value={addMoney(dues.due, dues.overdue)} size="heroAmount" />
      </div>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 24px', pb: { sm: '6px' } }}
      >
        {dues.overdue > 0 ? (
          <StatusTag tone="danger" icon="octagon">
            {words.overdue} <MoneyText value={dues.overdue} />
          </StatusTag>
        ) : null}
        {(['paid', 'planned'] as const).map((kind) =>
          kind === 'planned' && dues.planned === 0 ? null : (
            <Typography key={kind} variant="caption" component="span" color="textSecondary">
              {words[kind]} <MoneyText value={dues[kind]} />
            </Typography>
          ),
        )}
        {dues.overdue > 0 && bills ? (
          <Box component="span" data-print="hide">
            <LinkButton variant="link" size="small" to={bills({ tabName: BillTab.Overdue })}>
              {words.allOverdue}
            </LinkButton>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
