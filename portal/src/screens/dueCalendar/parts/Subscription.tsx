import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createCalendarSubscription } from '#generated/provisional/operations/createCalendarSubscription.ts';
import { revokeCalendarSubscription } from '#generated/provisional/operations/revokeCalendarSubscription.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { copy } from '../copy.ts';
import { subscriptionQuery } from '../queries.ts';

const words = copy.reminder;

const confirmed = async (title: string, message: string): Promise<boolean> =>
  (await openDialog({ title, message, isShowCancelBtn: true })) === 'sure';

/** The calendar's address: shows whether there is one, and creates, renews and revokes it. */
export function Subscription() {
  const { code } = useProduct();
  const client = useQueryClient();
  const state = useQuery(subscriptionQuery(code));
  const refetchSubscription = () => client.invalidateQueries({ queryKey: subscriptionQuery(code).queryKey });
  const create = useMutation({
    mutationFn: () => createCalendarSubscription({ productCode: code }),
    onSettled: refetchSubscription,
  });
  const revoke = useMutation({
    mutationFn: () => revokeCalendarSubscription({ productCode: code }),
    onSuccess: () => {
      create.reset();
      notify.success(words.revoked);
    },
    onSettled: refetchSubscription,
  });
  const isActive = state.data?.active ?? false;
  const isBusy = create.isPending || revoke.isPending;
  const onCreate = async () => {
    if (!isActive || (await confirmed(words.renewTitle, words.renewMessage))) create.mutate();
  };
  const onRevoke = async () => {
    if (await confirmed(words.revokeTitle, words.revokeMessage)) revoke.mutate();
  };
  if (state.isError && state.data === undefined)
    return <ErrorLine error={state.error} onRetry={() => void state.refetch()} />;
  return (
    <>
      <Box sx={rowStyle}>
        <div>
          <Typography variant="strong" component="h3">
            {words.subscribe}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" role="status">
            {state.data?.createdAt === undefined ? words.none : words.since(state.data.createdAt)} ·{' '}
            {words.why}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          <Button variant="tonal" disabled={isBusy || state.isPending} onClick={() => void onCreate()}>
            {isActive ? words.renew : words.create}
          </Button>
          {isActive ? (
            <Button variant="outlined" disabled={isBusy} onClick={() => void onRevoke()}>
              {words.revoke}
            </Button>
          ) : null}
        </Box>
      </Box>
      {create.data ? <Address address={create.data.address} /> : null}
    </>
  );
}

/** The new address, which is shown only once, with a warning: anyone who has it sees the dues. */
function Address({ address }: { readonly address: string }) {
  const whole = new URL(address, window.location.origin).href;
  return (
    <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="caption" component="span" color="textSecondary">
        {words.address}
      </Typography>
      <Box translate="no" sx={{ overflowWrap: 'anywhere', wordBreak: 'break-all' }}>
        <CopyableText value={whole} label={words.subscribe} />
      </Box>
      <HintPanel tone="warning" icon="warning">
        {words.warning}
      </HintPanel>
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } as const;
