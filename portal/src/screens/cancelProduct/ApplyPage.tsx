import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { CancelReasonLabel } from '#generated/shared/labels.ts';
import { paths } from '../../paths.ts';
import { nameOf } from '../../products/names.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useWholeSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { DetailDisplay } from '../../ui/detail/DetailDisplay.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { CancelFrame } from './CancelFrame.tsx';
import { copy } from './copy.ts';
import { reasonForm } from './form.ts';
import { refusedTo } from './refusedTo.tsx';

const { apply } = copy;
const reasons = Object.values(CancelReason).map((value) => ({ value, label: CancelReasonLabel[value] }));

/** /distoryUserAccount/distoryApply: shows company, product and account, and asks for the reason. 1 §2 */
export function Component() {
  return (
    <CancelFrame title={apply.title} intro={apply.intro} step={1}>
      <ApplyCard />
    </CancelFrame>
  );
}

/** Page shown instead to child accounts. */
export const refused = refusedTo(apply.title);

function ApplyCard() {
  const { userInfo } = useWholeSession();
  const product = useProduct();
  const navigate = useNavigate();
  const form = useForm(reasonForm, { defaultValues: {} });
  return (
    <CardFrame>
      <Form
        form={form}
        onSubmit={({ reason }) => void navigate(paths.cancelProductCheck({ reason }))}
        sx={{ display: 'grid', gap: 4 }}
      >
        <DetailDisplay
          items={[
            { label: apply.company, value: userInfo?.companyName },
            { label: apply.product, value: nameOf(product.code) },
            { label: apply.account, value: userInfo?.nickname ?? userInfo?.jdpin },
          ]}
        />
        <RadioField control={form.control} name="reason" label={apply.reason} options={reasons} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button type="submit" size="large">
            {apply.next}
          </Button>
          <LinkButton variant="outlined" size="large" to={paths.cancelProduct()}>
            {apply.back}
          </LinkButton>
        </Box>
      </Form>
    </CardFrame>
  );
}
