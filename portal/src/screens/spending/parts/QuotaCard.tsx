import Box from '@mui/material/Box';
import { formatAmount } from '#portal/format/money.ts';
import { paths } from '#portal/paths.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { unitFor } from '../charts/chartUnit.ts';
import { UseLine } from '../charts/UseLine.tsx';
import { copy } from '../copy.ts';
import type { MonthUse, Spending } from '../queries.ts';
import { ChartAndTable } from './ChartAndTable.tsx';
import { Legend } from './Legend.tsx';

const { quota: texts } = copy;

interface QuotaCardProps {
  readonly quota: Spending['quota'];
  readonly asTable: boolean;
}

/** The used quota by day, the limit and its changes. Each month links to its movements. */
export function QuotaCard({ quota, asTable }: QuotaCardProps) {
  const { points, limits, months } = quota;
  // A child account gets no limits.
  const isParent = limits.length > 0;
  const largest = Math.max(...points.map(({ used }) => used), ...limits.map(({ limit }) => limit), 0);
  const unit = unitFor(largest);
  const peak = Math.max(...months.map((month) => month.peak), 0);
  const last = months.at(-1);
  return (
    <CardFrame title={texts.title}>
      <Legend
        note={`${isParent ? texts.note : texts.childNote}${asTable ? '' : ` · ${unit.text}`}`}
        entries={
          asTable
            ? []
            : [
                ['used', texts.used],
                ...(isParent
                  ? ([
                      ['limit', texts.limit],
                      ['change', texts.change],
                    ] as const)
                  : []),
              ]
        }
      />
      <ChartAndTable
        asTable={asTable}
        chart={
          <UseLine
            quota={quota}
            unit={unit}
            label={texts.picture(
              months[0]?.dateFrom ?? '',
              last?.dateTo ?? '',
              formatAmount(last?.used ?? 0),
              formatAmount(peak),
            )}
          />
        }
        table={
          <PlainTable
            caption={texts.title}
            columns={isParent ? columns : columns.filter(({ key }) => key !== 'limit')}
            rows={months}
            rowKey={({ month }) => month}
            narrow={(row) => <Entry row={row} />}
          />
        }
      />
      <Changes limits={limits} />
    </CardFrame>
  );
}

/** The changes of the limit as text. The first entry is the limit at the start of the period. Only a raise has a `referenceNo`. */
function Changes({ limits }: Pick<Spending['quota'], 'limits'>) {
  const changes = limits.slice(1);
  if (changes.length === 0) return null;
  return (
    <Box component="ul" aria-label={texts.change} sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', fontSize: 12 }}>
      {changes.map(({ day, change = 0, limit, referenceNo }) => (
        <li key={`${day} ${String(change)}`}>
          {texts.changeText(
            day,
            referenceNo === undefined ? texts.lapsed : texts.raised,
            `${change > 0 ? '+' : ''}${formatAmount(change)}`,
            formatAmount(limit),
          )}
        </li>
      ))}
    </Box>
  );
}

/** Without `days`, the link would keep the default of the page, the last days. */
const Name = ({ month, dateFrom, dateTo }: MonthUse) => (
  <LinkedText to={paths.quota({ days: '', dateFrom, dateTo })} className="link">
    {copy.wholeMonth(month)}
  </LinkedText>
);

const columns: readonly Column<MonthUse>[] = [
  { key: 'month', title: texts.columns.month, render: (row) => <Name {...row} /> },
  {
    key: 'used',
    title: texts.columns.used,
    align: 'right',
    render: ({ used }) => <MoneyCell value={used} strong />,
  },
  {
    key: 'peak',
    title: texts.columns.peak,
    align: 'right',
    render: ({ peak }) => <MoneyCell value={peak} />,
  },
  { key: 'peakOn', title: texts.columns.peakOn, render: ({ peakOn }) => peakOn },
  {
    key: 'limit',
    title: texts.columns.limit,
    align: 'right',
    render: ({ limit }) => (limit === undefined ? '' : <MoneyCell value={limit} />),
  },
];

const Entry = ({ row }: { readonly row: MonthUse }) => (
  <ListEntry
    first={[<Name key="name" {...row} />, <MoneyCell key="used" value={row.used} />]}
    second={[`${texts.columns.peakOn} ${row.peakOn}`, texts.columns.used]}
    third={[
      <small key="peak" className="quiet">
        {texts.columns.peak} <MoneyCell value={row.peak} />
      </small>,
      row.limit === undefined ? null : (
        <small key="limit" className="quiet">
          {texts.limit} <MoneyCell value={row.limit} />
        </small>
      ),
    ]}
  />
);
