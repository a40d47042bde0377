import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { sendSignLink } from '#generated/provisional/operations/sendSignLink.ts';
import { SignLinkState } from '#generated/shared/enums/SignLinkState.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { SignLinkStateLabel } from '#generated/shared/labels.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { useSendWait } from '#portal/ui/form/useSendWait.ts';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Application } from '../opening.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useRefetchOpening } from '../useRefetchOpening.ts';
import { signCopy } from './copy.ts';

/** Sends the legal person a link to sign on a phone. */
export function LinkCard({ application: { applyNo, signing } }: { readonly application: Application }) {
  const { linkParams } = useOpeningFlow();
  const refetchOpening = useRefetchOpening();
  const { link } = signCopy;
  const wait = useSendWait(`${SmsType.SignLink}-${applyNo}`);
  const send = useMutation({
    mutationFn: () => sendSignLink({ productCode: linkParams.productCode }),
    onSuccess: wait.begin,
    onSettled: refetchOpening,
  });
  const isPaused = send.isPending || wait.waiting;
  return (
    <CardFrame title={link.title}>
      <Typography color="textSecondary">{link.text}</Typography>
      {signing === undefined ? null : (
        <p role="status">
          <Words>{link.sent(signing.phone, signing.sentAt, SignLinkStateLabel[signing.state])}</Words>
        </p>
      )}
      {signing?.state === SignLinkState.Sent ? (
        <Typography variant="caption" component="p" color="textSecondary">
          {link.follows}
        </Typography>
      ) : null}
      {/* `disabled` would take the focus from the button for a minute, and no field beside it could get it. */}
      <Button
        variant="outlined"
        aria-disabled={isPaused}
        className={isPaused ? 'Mui-disabled' : ''}
        onClick={isPaused ? undefined : () => send.mutate()}
        sx={{ mt: 3 }}
      >
        {wait.waiting ? link.wait(wait.left) : signing === undefined ? link.send : link.again}
      </Button>
    </CardFrame>
  );
}
