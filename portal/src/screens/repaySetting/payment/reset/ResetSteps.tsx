import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { resetPayPassword } from '#generated/provisional/operations/resetPayPassword.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { StepLine } from '#portal/ui/page/StepLine.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { payCopy } from '../copy.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import type { PaySetting } from '../queries.ts';
import { CodeStep } from './CodeStep.tsx';
import { FaceStep } from './FaceStep.tsx';

interface ResetStepsProps {
  readonly productCode: ProductCode;
  readonly phone: string;
  readonly onDone: (setting: PaySetting) => void;
}

const { reset: words } = payCopy;

/** Resets a forgotten password in three steps: SMS code, face check of the legal person, new password. */
export function ResetSteps({ productCode, phone, onDone }: ResetStepsProps) {
  const [smsToken, setToken] = useState<string>();
  const [authFlowNo, setFlowNo] = useState<string>();
  const step = smsToken === undefined ? 0 : authFlowNo === undefined ? 1 : 2;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography>
        <Words>{words.intro(phone)}</Words>
      </Typography>
      <StepLine label={words.stepsLabel} steps={words.steps} current={step} />
      {smsToken === undefined ? (
        <CodeStep productCode={productCode} onVerified={setToken} />
      ) : authFlowNo === undefined ? (
        <FaceStep productCode={productCode} smsToken={smsToken} onPassed={setFlowNo} />
      ) : (
        <>
          <Typography role="status">{words.passed}</Typography>
          <NewPassword
            change="reset"
            send={async ({ password }) =>
              onDone(await resetPayPassword({ productCode, smsToken, authFlowNo, password }))
            }
          />
        </>
      )}
    </Box>
  );
}
