import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { SmsCodeButton } from '../../ui/form/SmsCodeButton.tsx';
import { copy } from './copy.ts';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { isSmsCode } from './rules.ts';

/** A higher limit changes the credit agreement: the code is the one for signing contracts. */
export const CODE_TYPE = SmsType.SignContract;

interface SmsFieldProps {
  readonly productCode: ProductCode;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly checked: boolean;
}

export function SmsField({ productCode, code, onCode, checked }: SmsFieldProps) {
  const wrong = checked && !isSmsCode(code);
  /** A refusal has been shown by its policy. */
  const send = async () => {
    const sent = await provisional.sendSmsCode({ productCode, type: CODE_TYPE }).catch(() => undefined);
    if (sent !== undefined) notify.success(copy.sms.sent(sent.phone));
    return sent !== undefined;
  };
  return (
    <div>
      <Typography component="label" variant="strong" htmlFor="increase-sms" sx={{ display: 'block', mb: 1 }}>
        {copy.sms.label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, maxWidth: 380 }}>
        <Box
          component="input"
          id="increase-sms"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          placeholder={copy.sms.placeholder}
          value={code}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'increase-sms-error' : 'increase-sms-hint'}
          onChange={(event) => onCode(event.target.value.trim())}
          sx={(theme) => ({
            flex: 1,
            minWidth: 0,
            height: 40,
            px: 3,
            font: 'inherit',
            color: 'ink',
            bgcolor: 'background.paper',
            border: `1px solid ${wrong ? theme.palette.error.main : theme.palette.control}`,
            borderRadius: `${String(theme.radii.control)}px`,
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          })}
        />
        <SmsCodeButton type={CODE_TYPE} onSend={send} />
      </Box>
      {wrong ? (
        <FieldError id="increase-sms-error">{copy.sms.wrong}</FieldError>
      ) : (
        <Typography id="increase-sms-hint" variant="caption" component="p" color="textSecondary">
          {copy.sms.hint}
        </Typography>
      )}
    </div>
  );
}
