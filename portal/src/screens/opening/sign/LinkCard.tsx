import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { SignLinkStateLabel } from '#generated/shared/labels.ts';
import { provisional } from '../../../api/clients.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import type { Application } from '../opening.ts';
import { useWay } from '../useWay.ts';
import { signCopy } from './copy.ts';

interface LinkCardProps {
  readonly signing: Application['signing'];
  readonly onSent: () => Promise<void>;
}

/** For a legal person who is elsewhere: a link to sign by, on the phone. */
export function LinkCard({ signing, onSent }: LinkCardProps) {
  const { carried } = useWay();
  const { link } = signCopy;
  const send = useMutation({
    mutationFn: () => provisional.sendSignLink({ productCode: carried.productCode }),
    onSuccess: onSent,
  });
  return (
    <CardFrame title={link.title}>
      <Typography color="textSecondary">{link.text}</Typography>
      {signing === undefined ? null : (
        <p>{link.sent(signing.phone, signing.sentAt, SignLinkStateLabel[signing.state])}</p>
      )}
      <Button variant="outlined" disabled={send.isPending} onClick={() => send.mutate()} sx={{ mt: 3 }}>
        {signing === undefined ? link.send : link.again}
      </Button>
    </CardFrame>
  );
}
