import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import type { FundAccountDetail } from '../choice.ts';
import { claimForm, emptyClaim } from './form.ts';
import type { ClaimPages } from './pages.ts';
import { PickCard } from './PickCard.tsx';
import { ProofCard } from './ProofCard.tsx';
import { incomingQuery, type Incoming } from './queries.ts';
import { SumCard } from './SumCard.tsx';
import { useClaim } from './useClaim.tsx';

interface ClaimFormProps {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
  readonly pages: ClaimPages;
}

/** A claim from choosing the transfer to submitting; the same for every account type. 1 §4, 1 §9 */
export function ClaimForm({ productCode, account, pages }: ClaimFormProps) {
  const query = useQuery(incomingQuery(productCode, account.accountNo));
  if (query.data === undefined) return <CardFrame query={query} skeleton={<Skeleton height={260} />} />;
  return (
    <LoadedForm
      productCode={productCode}
      account={account}
      pages={pages}
      incoming={query.data}
      onRefresh={() => void query.refetch()}
    />
  );
}

interface LoadedFormProps extends ClaimFormProps {
  readonly incoming: Incoming;
  readonly onRefresh: () => void;
}

function LoadedForm({ productCode, account, pages, incoming, onRefresh }: LoadedFormProps) {
  const { maxVouchers, transfers } = incoming;
  const form = useForm(
    useMemo(() => claimForm(maxVouchers), [maxVouchers]),
    { defaultValues: emptyClaim },
  );
  const { submitting, problem, clearProblem, submit } = useClaim({
    productCode,
    account,
    pages,
    onRefused: (refusals) => void setServerErrors(form, refusals),
  });
  return (
    <Form
      form={form}
      onSubmit={(claim) =>
        submit(claim, transfers.find(({ transferNo }) => transferNo === claim.transferNo)?.payerName ?? '')
      }
      onChange={clearProblem}
      sx={gridStyle}
    >
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, minWidth: 0 }}>
        <PickCard form={form} incoming={incoming} onRefresh={onRefresh} />
        {transfers.length === 0 ? null : (
          <ProofCard form={form} productCode={productCode} incoming={incoming} />
        )}
      </Box>
      {transfers.length === 0 ? null : (
        <Box sx={{ position: { md: 'sticky' }, top: 72, minWidth: 0 }}>
          <SumCard form={form} account={account} submitting={submitting} problem={problem} />
        </Box>
      )}
    </Form>
  );
}

const gridStyle = { ...twoColumns('320px', 'md'), alignItems: 'start' } as const;
