import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Inputs } from '#generated/provisional/io.ts';
import { addAccounts } from '#generated/provisional/operations/addAccounts.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import type { Column } from '#portal/ui/table/column.ts';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { TwoLines } from '#portal/ui/table/TwoLines.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { useRefetchAccounts } from '../useRefetchAccounts.ts';
import { validAccounts } from './checked.ts';
import type { BatchRow } from './rows.ts';

interface CheckedRowsProps {
  readonly productCode: ProductCode;
  readonly rows: readonly BatchRow[];
  readonly onDone: (jdpins: readonly string[]) => void;
}

const { batchDrawer: words } = copy;

/** The check of each line, and the button that adds the valid ones. */
export function CheckedRows({ productCode, rows, onDone }: CheckedRowsProps) {
  const refetch = useRefetchAccounts();
  const accounts = validAccounts(rows);
  const { submitting, submit } = useSubmission({
    form: { slot: `add-accounts:${productCode}` },
    send: (content: Pick<Inputs['addAccounts'], 'accounts'>, idempotencyKey) =>
      addAccounts({ productCode, idempotencyKey, ...content }),
    conclude: (outcome) => {
      if (outcome.state !== 'taken') return;
      refetch();
      notify.success(words.done(outcome.made.jdpins.length));
      onDone(outcome.made.jdpins);
    },
  });
  return (
    <CardFrame title={words.result}>
      <Typography component="p" role="status" sx={{ mb: 3 }}>
        {words.counts(accounts.length, rows.length - accounts.length)}
      </Typography>
      <PlainTable
        caption={words.result}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
        rowTone={({ account }) => (account ? undefined : 'danger')}
      />
      {accounts.length === rows.length ? null : (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
          {words.wrongStay}
        </Typography>
      )}
      {accounts.length === 0 ? null : (
        <Button size="large" disabled={submitting} onClick={() => void submit({ accounts })} sx={{ mt: 4 }}>
          {words.submit(accounts.length)}
        </Button>
      )}
    </CardFrame>
  );
}

const columns: readonly Column<BatchRow>[] = [
  { key: 'line', title: words.line, width: 48, render: ({ line }) => line },
  {
    key: 'account',
    title: copy.fields.account,
    render: ({ loginId, nickname }) => <TwoLines below={nickname}>{loginId}</TwoLines>,
  },
  {
    key: 'state',
    title: words.state,
    render: ({ problem }) =>
      problem === undefined ? (
        <StatusTag tone="success" icon="check">
          {words.ok}
        </StatusTag>
      ) : (
        problem
      ),
  },
];
