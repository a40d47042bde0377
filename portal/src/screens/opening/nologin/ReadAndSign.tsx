import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Outputs } from '#generated/provisional/io.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { AuthNotes } from '../auth/AuthNotes.tsx';
import { ContractsCard } from '../sign/ContractsCard.tsx';
import { signCopy } from '../sign/copy.ts';
import { useAgreed } from '../sign/useAgreed.ts';
import { linkCopy } from './copy.ts';
import type { Proof } from './proof.ts';
import { useLinkFace } from './useLinkFace.ts';
import { useSignByLink } from './useSignByLink.ts';

interface ReadAndSignProps {
  readonly linkNo: string;
  readonly productCode: ProductCode;
  readonly proof: Proof;
  readonly onSigned: (signed: Outputs['signByLink']) => void;
  readonly onRefused: (error: unknown) => void;
}

/** The contracts, each of which must be read. Then one face check signs all of them. 2 §4 */
export function ReadAndSign({ linkNo, productCode, proof, onSigned, onRefused }: ReadAndSignProps) {
  const { contracts } = proof;
  const { agreed, agree, readAll } = useAgreed(linkNo, contracts);
  // Signs when the user comes back from the face check.
  const afterFace = useSignByLink({ linkNo, proof, onSigned, onRefused });
  const face = useLinkFace({ linkNo, onRefused });
  return (
    <>
      <HintPanel tone="info" icon="success">
        {linkCopy.verified}
      </HintPanel>
      <AuthNotes {...afterFace} />
      <ContractsCard productCode={productCode} contracts={contracts} agreed={agreed} onAgree={agree} />
      {readAll ? null : <Typography color="textSecondary">{signCopy.contracts.unread}</Typography>}
      <Button
        size="large"
        disabled={!readAll || afterFace.checking || face.isPending}
        aria-busy={afterFace.checking || face.isPending}
        onClick={() => face.mutate(proof.smsToken)}
      >
        {afterFace.checking ? linkCopy.signing : linkCopy.sign}
      </Button>
    </>
  );
}
