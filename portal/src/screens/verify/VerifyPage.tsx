import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { verifyDocument } from '#generated/provisional/operations/verifyDocument.ts';
import { readAmount } from '../../format/amount.ts';
import { LogoMark } from '../../icons/LogoMark.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { AmountField } from '../../ui/form/AmountField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SubmitFoot } from '../../ui/form/SubmitFoot.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { copy } from './copy.ts';
import { documentCode } from './documentCode.ts';
import { failureText, isUnknown } from './failure.ts';
import { verifyForm } from './form.ts';
import { DocumentCard, UnknownCard } from './ResultCards.tsx';

/** /verify: checks the code of a printed document, without a login. Not in the specification. */
export function Component() {
  const form = useForm(verifyForm, { defaultValues: { verifyCode: '', amount: '' } });
  const check = useMutation({
    mutationFn: ({ verifyCode, amount }: { verifyCode: string; amount: string }) => {
      const yuan = readAmount(amount);
      return verifyDocument({ verifyCode, ...(yuan !== undefined && { amount: yuan }) }, { silent: true });
    },
  });
  return (
    <Box sx={pageStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }} data-print="hide">
        <LogoMark />
        <Typography component="h1" variant="pageTitle">
          {copy.title}
        </Typography>
      </Box>
      <Typography color="textSecondary" data-print="hide">
        {copy.intro}
      </Typography>
      <Box data-print="hide">
        <CardFrame>
          <Form
            form={form}
            onSubmit={(values) => check.mutate(values)}
            // The result belongs to the values before.
            onChange={check.reset}
            sx={{ display: 'grid', gap: 4 }}
          >
            <TextField
              control={form.control}
              name="verifyCode"
              label={copy.code}
              hint={copy.codeHint}
              settle={documentCode}
              input={{ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, maxLength: 64 }}
            />
            <AmountField
              plain
              control={form.control}
              name="amount"
              label={copy.amount}
              hint={copy.amountHint}
            />
            <div>
              <SubmitFoot problem={failureText(check.error)} busy={check.isPending} note={copy.note}>
                {copy.submit}
              </SubmitFoot>
            </div>
          </Form>
        </CardFrame>
      </Box>
      <div aria-live="polite">
        {check.data ? <DocumentCard document={check.data} code={check.variables.verifyCode} /> : null}
        {isUnknown(check.error) ? <UnknownCard code={check.variables?.verifyCode ?? ''} /> : null}
      </div>
    </Box>
  );
}

const pageStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  maxWidth: 560,
  mx: 'auto',
  py: { xs: 1, sm: 6 },
} as const;
