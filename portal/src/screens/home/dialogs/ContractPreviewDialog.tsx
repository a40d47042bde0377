import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gateway } from '../../../api/clients.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { DialogFrame } from '../../../widgets/DialogFrame.tsx';
import { ErrorLine } from '../../../widgets/ErrorLine.tsx';
import { notify } from '../../../widgets/notify.ts';
import { countDown, mayPressAgree, READ_SECONDS } from '../../../widgets/readGate.ts';
import { ReadToAgree } from '../../../widgets/ReadToAgree.tsx';
import { SafeHtml } from '../../../widgets/SafeHtml.tsx';
import { copy } from '../copy.ts';
import type { ContractEntry } from '../useHomePopup.ts';
import { useViewer } from '../useViewer.ts';

interface ContractPreviewDialogProps {
  readonly contract: ContractEntry;
  /** 1/3份 */
  readonly position: string;
  readonly onClose: () => void;
}

/** The text of a contract: 5 seconds, and its end must have been seen, before it can be agreed to. 2 §4 */
export function ContractPreviewDialog({ contract, position, onClose }: ContractPreviewDialogProps) {
  const { product } = useViewer();
  const text = useQuery(previewQuery(product.code, contract));
  const [secondsLeft, setSecondsLeft] = useState(READ_SECONDS);
  const [readToEnd, setReadToEnd] = useState(false);
  const loaded = text.isSuccess;
  useEffect(() => (loaded ? countDown(READ_SECONDS, setSecondsLeft) : undefined), [loaded]);

  const agree = (leave: () => void) => {
    if (readToEnd) leave();
    else notify.warning(copy.contract.scrollTip);
  };

  return (
    <DialogFrame
      title={copy.contract.previewTitle}
      onClose={onClose}
      width={520}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {copy.contract.cancel}
          </Button>
          <Button size="large" disabled={!mayPressAgree(secondsLeft)} onClick={() => agree(leave)}>
            {mayPressAgree(secondsLeft) ? copy.contract.agree : copy.contract.countdown(secondsLeft)}
          </Button>
        </>
      )}
    >
      {text.isPending ? <Skeleton height={296} /> : null}
      {text.isError ? <ErrorLine onRetry={() => void text.refetch()} /> : null}
      {text.isSuccess ? (
        <ReadToAgree label={contract.contractName} onReachBottom={() => setReadToEnd(true)}>
          <SafeHtml html={text.data} />
        </ReadToAgree>
      ) : null}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
        >
          <Icon name="info" size={14} />
          {copy.contract.scrollTip}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {position}
        </Typography>
      </Box>
    </DialogFrame>
  );
}

const previewQuery = (
  productCode: ReturnType<typeof useViewer>['product']['code'],
  contract: ContractEntry,
) => {
  const { templateNo, templateVersion, contractType } = contract;
  const input = { productCode, templateNo, templateVersion, contractType };
  return queryOptions({
    queryKey: ['gateway', 'upContractPreview', input],
    queryFn: async ({ signal }) => {
      const { previewUrl } = await gateway.call('upContractPreview', input, { signal });
      const response = await fetch(previewUrl, { signal });
      if (!response.ok) throw new Error(`contract preview ${previewUrl}: HTTP ${String(response.status)}`);
      return bodyOf(await response.text());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** The provider serves a whole page; its body is the contract. */
function bodyOf(page: string): string {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  return (parsed.querySelector('main') ?? parsed.body).innerHTML;
}
