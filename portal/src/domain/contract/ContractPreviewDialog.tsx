import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { upContractPreview } from '#generated/gateway/operations/upContractPreview.ts';
import { safeUrl } from '../../api/redirect.ts';
import { contractPreview as copy } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ProductCode } from '../../products/product.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { countDown, mayPressAgree, READ_SECONDS } from '../../ui/dialog/readGate.ts';
import { ReadToAgree } from '../../ui/dialog/ReadToAgree.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PaperBox } from '../../ui/print/PaperBox.tsx';
import { SanitisedHtml } from '../../ui/text/SanitisedHtml.tsx';
import { fetchText } from './contractText.ts';

/** The fields that identify the text of a contract. */
export interface PreviewedContract {
  readonly contractName: string;
  readonly templateNo: string;
  readonly templateVersion: string;
  readonly contractType: string;
  /** Address of the text, where the caller knows it; otherwise it is requested. */
  readonly previewUrl?: string | undefined;
}

interface ContractPreviewDialogProps {
  readonly productCode: ProductCode;
  readonly contract: PreviewedContract;
  /** 1/3份, where there are several. */
  readonly position?: string | undefined;
  /** Called when the text was read to the end and agreed to. */
  readonly onAgree?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The text of a contract: agreeing takes 5 seconds and reaching the end of the text. 2 §4 */
export function ContractPreviewDialog(props: ContractPreviewDialogProps) {
  const { productCode, contract, position, onAgree, onClose } = props;
  const text = useQuery(previewQuery(productCode, contract));
  const [secondsLeft, setSecondsLeft] = useState(READ_SECONDS);
  const [readToEnd, setReadToEnd] = useState(false);
  const loaded = text.isSuccess;
  useEffect(() => (loaded ? countDown(READ_SECONDS, setSecondsLeft) : undefined), [loaded]);

  const agree = (leave: () => void) => {
    if (!readToEnd) {
      notify.warning(copy.scrollTip);
      return;
    }
    onAgree?.();
    leave();
  };

  return (
    <DialogFrame
      title={copy.title}
      onClose={onClose}
      width={520}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {copy.cancel}
          </Button>
          <Button size="large" disabled={!mayPressAgree(secondsLeft)} onClick={() => agree(leave)}>
            {mayPressAgree(secondsLeft) ? copy.agree : copy.countdown(secondsLeft)}
          </Button>
        </>
      )}
    >
      {text.isPending ? <Skeleton height={296} /> : null}
      {text.isError ? <ErrorLine error={text.error} onRetry={() => void text.refetch()} /> : null}
      {text.isSuccess ? (
        <PaperBox>
          <ReadToAgree label={contract.contractName} onReachBottom={() => setReadToEnd(true)}>
            <SanitisedHtml html={text.data} />
          </ReadToAgree>
        </PaperBox>
      ) : null}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
        >
          <Icon name="info" size={14} />
          {copy.scrollTip}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {position}
        </Typography>
      </Box>
    </DialogFrame>
  );
}

const previewQuery = (productCode: ProductCode, contract: PreviewedContract) => {
  const { templateNo, templateVersion, contractType } = contract;
  const input = { productCode, templateNo, templateVersion, contractType };
  return queryOptions({
    queryKey: ['gateway', 'upContractPreview', input],
    queryFn: async ({ signal }) => {
      const address =
        safeUrl(contract.previewUrl) ?? safeUrl((await upContractPreview(input, { signal })).previewUrl);
      return fetchText(address, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
};
