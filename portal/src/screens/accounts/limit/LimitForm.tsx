import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { setAccountLimit } from '#generated/provisional/operations/setAccountLimit.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { approvalSettingQuery } from '#portal/domain/approval/queries.ts';
import { needsApproval, useRequestApproval } from '#portal/domain/approval/useRequestApproval.tsx';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TilesField } from '#portal/ui/form/TilesField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { AccountTag } from '../parts/AccountTag.tsx';
import { LimitBar } from '../parts/LimitBar.tsx';
import { LimitRange, limitTiles } from '../parts/limitTiles.tsx';
import type { Account } from '../queries.ts';
import { effectOf, limitOf, limitProblem, type LimitChoice } from '../rules.ts';
import { useRefetchAccounts } from '../useRefetchAccounts.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { limitForm } from './form.ts';

interface LimitFormProps {
  readonly productCode: ProductCode;
  readonly account: Account;
  readonly creditLimit: number;
  readonly available: number;
  readonly onDone: () => void;
}

const { limitDrawer: words } = copy;

/**
 * Form to change an account's limit. It shows the figures before and after the change, and the button has the amount.
 * docs/design/look.md rule 18
 */
export function LimitForm({ productCode, account, creditLimit, available, onDone }: LimitFormProps) {
  const { jdpin, used } = account;
  const refetch = useRefetchAccounts();
  const range = useMemo(() => ({ from: used, to: creditLimit }), [used, creditLimit]);
  const form = useForm(
    useMemo(() => limitForm(range), [range]),
    {
      defaultValues: {
        capped: account.limit !== undefined,
        limit: account.limit === undefined ? '' : formatAmount(account.limit),
      },
    },
  );
  const approvalAbove = useQuery(approvalSettingQuery(productCode)).data?.amount;
  const approval = useRequestApproval(productCode, onDone);
  const submittedLimit = useRef<{ readonly limit?: number }>({});
  const { submitting, submit } = useSubmission({
    send: (content: { readonly limit?: number }) => {
      submittedLimit.current = content;
      return setAccountLimit({ productCode, jdpin, ...content });
    },
    conclude: async (outcome) => {
      refetch();
      if (outcome.state === 'refused' && needsApproval(outcome.error))
        return approval.ask({ limit: { productCode, jdpin, ...submittedLimit.current } }, outcome.error);
      if (outcome.state === 'refused')
        setServerErrors(form, fieldRefusals(outcome.error, { LimitOutOfRange: 'limit' }));
      if (outcome.state !== 'taken') return;
      notify.success(words.done);
      onDone();
    },
  });
  const save = (choice: LimitChoice) =>
    limitOf(choice).limit === account.limit ? void notify.info(words.unchanged) : submit(limitOf(choice));
  const { control } = form;
  const [capped, limit] = useWatch({ control, name: ['capped', 'limit'] });
  const choice = { capped, limit };
  const newLimit = limitProblem(choice, range) === undefined ? limitOf(choice) : undefined;
  return (
    <Form form={form} onSubmit={save} sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography variant="strong" component="p">
            {account.nickname}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.idAndCycle(jdpin, CycleLabel[account.cycle])}
          </Typography>
        </div>
        <AccountTag account={account} />
      </Box>
      <div>
        <Typography variant="caption" component="p" color="textSecondary">
          {words.current}
        </Typography>
        <LimitBar account={account} />
      </div>
      <TilesField control={control} name="capped" label={copy.form.mode} tiles={limitTiles} />
      {capped ? (
        <AmountField control={control} name="limit" label={words.newLimit} mark={<LimitRange {...range} />} />
      ) : null}
      <BeforeAfter account={account} next={newLimit} available={available} />
      <HintPanel tone="info" icon="info">
        {newLimit === undefined ? words.atOnce : effectOf(newLimit, { creditLimit, approvalAbove })}
      </HintPanel>
      <Button type="submit" size="large" disabled={submitting}>
        {submitText(newLimit)}
      </Button>
    </Form>
  );
}

/** Text of the button. @param newLimit undefined while the choice is invalid */
function submitText(newLimit: { readonly limit?: number } | undefined): string {
  if (newLimit === undefined) return words.title;
  return newLimit.limit === undefined ? words.submitShared : words.submit(formatAmount(newLimit.limit));
}
