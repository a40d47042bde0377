import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { beginPayPasswordAuth } from '#generated/provisional/operations/beginPayPasswordAuth.ts';
import { safeUrl } from '#portal/api/redirect.ts';
import { faceResult } from '#portal/domain/faceAuth/faceResult.ts';
import { failureText } from '#portal/domain/faceAuth/failureText.ts';
import { useFaceWindow } from '#portal/domain/faceAuth/useFaceWindow.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { payCopy } from '../copy.ts';

interface FaceStepProps {
  readonly productCode: ProductCode;
  readonly smsToken: string;
  readonly onPassed: (authFlowNo: string) => void;
}

const { reset: words } = payCopy;

/** The face check of the legal person, in a separate window. 2 §4 */
export function FaceStep({ productCode, smsToken, onPassed }: FaceStepProps) {
  const face = useFaceWindow({
    begin: async (returnUrl) => {
      const link = await beginPayPasswordAuth({ productCode, smsToken, returnUrl }).catch(() => undefined);
      return link && safeUrl(link.verifyUrl);
    },
    onAnswer: (answer) => {
      const result = faceResult(answer);
      if (result.kind === 'success') return onPassed(answer.authFlowNo ?? '');
      if (result.kind === 'failure') notify.error(failureText(result));
    },
  });
  const waiting = face.phase !== 'idle';
  return (
    <>
      <Typography>{words.face}</Typography>
      <Button
        size="large"
        disabled={waiting}
        onClick={() => void face.start()}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {waiting ? words.waiting : words.start}
      </Button>
    </>
  );
}
