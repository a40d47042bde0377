import Box from '@mui/material/Box';
import type { Outputs } from '#generated/provisional/io.ts';
import { OrderLink } from '../../domain/order/OrderLink.tsx';
import { taskFigure } from '../../domain/tasks/taskFigure.ts';
import { countsOrders } from '../../domain/tasks/tasks.ts';
import type { Product } from '../../products/product.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { copy } from './copy.ts';

type Detail = Outputs['queryTaskDetail'];
type Counted = Detail['counted'][number];

const { columns: names } = copy.detail;

/** The orders or repayments that count for the task, what was counted earlier, and the sum, which is the progress. */
export function CountedCard({ detail }: { readonly detail: Detail }) {
  const product = useProduct();
  const { task, counted, earlierValue } = detail;
  const figure = (value: number) => taskFigure(task.statDimension, value);
  return (
    <CardFrame title={copy.detail.counted}>
      {counted.length === 0 ? (
        <EmptyLine text={copy.detail.none} />
      ) : (
        <PlainTable
          caption={copy.detail.caption}
          columns={columnsOf(product, figure, countsOrders(task.statDimension) ? names.orders : names.yuan)}
          rows={counted}
          rowKey={({ referenceNo }) => referenceNo}
          narrow={(row) => (
            <ListEntry
              first={[row.name, figure(row.value)]}
              second={[<Reference key="no" row={row} product={product} />, row.at]}
              third={['', '']}
            />
          )}
        />
      )}
      {earlierValue === 0 ? null : (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, px: 3, py: 3 }}>
          <span className="quiet">{copy.detail.earlier}</span>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {figure(earlierValue)}
          </Box>
        </Box>
      )}
      <Box sx={{ px: 3, mt: 2 }}>
        <TotalLine label={copy.detail.total}>{figure(task.currentValue)}</TotalLine>
      </Box>
    </CardFrame>
  );
}

const columnsOf = (
  product: Product,
  figure: (value: number) => string,
  valueTitle: string,
): readonly Column<Counted>[] => [
  { key: 'no', title: names.no, render: (row) => <Reference row={row} product={product} /> },
  { key: 'name', title: names.name, render: (row) => row.name },
  { key: 'at', title: names.at, render: (row) => row.at },
  {
    key: 'value',
    title: valueTitle,
    align: 'right',
    render: (row) => figure(row.value),
  },
];

/** The number of an order or a repayment: a link for an order that the user may view. */
const Reference = ({ row, product }: { readonly row: Counted; readonly product: Product }) =>
  row.viewable ? <OrderLink orderNo={row.referenceNo} product={product} /> : <>{row.referenceNo}</>;
