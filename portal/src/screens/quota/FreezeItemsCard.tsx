import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import { FreezeKindLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import type { FreezeDetail, FreezeItem } from '../../domain/quota/freeze.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LinkedText } from '../../ui/router/PageLink.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';

const { freeze } = copy;

interface FreezeItemsCardProps {
  readonly query: UseQueryResult<FreezeDetail>;
  readonly product: Product;
}

/**
 * A table of the frozen amounts with start, reason and release. If the line is frozen, its first cause has the whole
 * amount but for what open orders hold; further causes have 0.
 */
export function FreezeItemsCard({ query, product }: FreezeItemsCardProps) {
  return (
    <CardFrame title={freeze.items} query={query} skeleton={<Skeleton height={120} />}>
      <PlainTable
        caption={freeze.items}
        columns={columnsOf(product)}
        rows={query.data?.items ?? []}
        rowKey={(item) => item.freezeNo}
        narrow={(item) => <Entry item={item} product={product} />}
      />
    </CardFrame>
  );
}

function Kind({ kind }: { readonly kind: FreezeKind }) {
  return kind === FreezeKind.OrderHold ? (
    <StatusTag tone="info" icon="box">
      {FreezeKindLabel[kind]}
    </StatusTag>
  ) : (
    <StatusTag tone="danger" icon="lock">
      {FreezeKindLabel[kind]}
    </StatusTag>
  );
}

/** The order or bill that caused the freeze, linked to its page. Those of other accounts have no number. */
function Reference({ item, product }: { readonly item: FreezeItem; readonly product: Product }) {
  const pages = bookPagesOf(product);
  if (item.orderNo !== undefined) {
    return (
      <LinkedText className="link" to={pages.orders({ orderNo: item.orderNo })}>
        {item.orderNo}
      </LinkedText>
    );
  }
  if (item.billNo === undefined) return <>{freeze.unnamed[item.kind]}</>;
  if (pages.billDetail === undefined) return <>{item.billNo}</>;
  return (
    <LinkedText className="link" to={pages.billDetail({ billNo: item.billNo })}>
      {item.billNo}
    </LinkedText>
  );
}

const columnsOf = (product: Product): readonly Column<FreezeItem>[] => [
  { key: 'kind', title: freeze.reason, render: (item) => <Kind kind={item.kind} /> },
  { key: 'reason', title: freeze.reasonText, render: (item) => item.reason },
  { key: 'since', title: freeze.since, render: (item) => item.since },
  {
    key: 'reference',
    title: freeze.reference,
    render: (item) => <Reference item={item} product={product} />,
  },
  { key: 'release', title: freeze.release, render: (item) => item.release },
  {
    key: 'amount',
    title: freeze.amount,
    align: 'right',
    pinned: true,
    render: (item) => <MoneyText value={item.amount} fact={factOf('freeze.amount', item.freezeNo)} />,
  },
];

function Entry({ item, product }: { readonly item: FreezeItem; readonly product: Product }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Kind kind={item.kind} />
        <MoneyText value={item.amount} symbol fact={factOf('freeze.amount', item.freezeNo)} />
      </Box>
      <span>{item.reason}</span>
      {/* Colour alone would not distinguish the link from the date beside it. */}
      <Typography variant="caption" color="textSecondary" sx={{ '& a': { textDecoration: 'underline' } }}>
        {item.since} <Reference item={item} product={product} />
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {item.release}
      </Typography>
    </Box>
  );
}
