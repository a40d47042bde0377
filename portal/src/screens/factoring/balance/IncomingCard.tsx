import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { IncomingTransferState } from '#generated/shared/enums/IncomingTransferState.ts';
import { incomingQuery } from '#portal/domain/funds/claim/queries.ts';
import { TransferTile } from '#portal/domain/funds/claim/TransferTile.tsx';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';

const { balance: words } = copy;

interface IncomingCardProps {
  readonly productCode: ProductCode;
  readonly accountNo: string;
}

/** Incoming transfers to claim, and those whose claim is being reviewed. Their amounts are masked: typing the amount proves whose transfer it is. */
export function IncomingCard({ productCode, accountNo }: IncomingCardProps) {
  const query = useQuery(incomingQuery(productCode, accountNo));
  const transfers = query.data?.transfers ?? [];
  const open = transfers.filter(({ state }) => state === IncomingTransferState.ToClaim);
  return (
    <CardFrame
      title={words.incoming}
      query={query}
      skeleton={<SkeletonLines heights={[44, 44]} />}
      isEmpty={transfers.length === 0}
      empty={<EmptyLine text={words.none} />}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {query.data === undefined || transfers.length === 0 ? null : (
            <Typography variant="caption" color="textSecondary">
              {words.incomingNote(query.data.days, open.length)}
            </Typography>
          )}
          {open.length === 0 ? null : (
            <LinkButton variant="tonal" to={paths.factoringBalanceClaim()}>
              {words.claim}
            </LinkButton>
          )}
        </Box>
      }
    >
      <ul>
        {transfers.map((transfer) => (
          <Box component="li" key={transfer.transferNo} sx={entryStyle}>
            <TransferTile transfer={transfer} />
          </Box>
        ))}
      </ul>
    </CardFrame>
  );
}

const entryStyle = ({ palette }: Theme) => ({
  display: 'flex',
  py: 3,
  '& + &': { borderTop: `1px solid ${palette.hairline}` },
});
