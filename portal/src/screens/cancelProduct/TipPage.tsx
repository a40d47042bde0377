import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { homeOf } from '../../products/homes.ts';
import { nameOf } from '../../products/names.ts';
import type { Product } from '../../products/product.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { CancelFrame } from './CancelFrame.tsx';
import { copy } from './copy.ts';
import { refusedTo } from './refusedTo.tsx';
import { tipForm } from './tip/form.ts';

const { tip } = copy;

/** /distoryUserAccount: effects of a cancellation, to which the user must agree. 1 §2 */
export function Component() {
  const product = useProduct();
  return (
    <CancelFrame title={tip.title} intro={tip.intro(nameOf(product.code))} step={0}>
      <TipCard product={product} />
    </CancelFrame>
  );
}

/** Page shown instead to child accounts. */
export const refused = refusedTo(tip.title);

function TipCard({ product }: { readonly product: Product }) {
  const navigate = useNavigate();
  const form = useForm(tipForm, { defaultValues: { agreed: false } });
  return (
    <CardFrame>
      <Box component="ol" sx={{ listStyle: 'decimal', pl: 5, '& li': { mb: 2 } }}>
        {tip.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      <Form form={form} onSubmit={() => void navigate(paths.cancelProductApply())}>
        <CheckboxField control={form.control} name="agreed" label={tip.agree} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
          <Button type="submit" size="large">
            {tip.next}
          </Button>
          <LinkButton variant="outlined" size="large" to={homeOf(product)}>
            {tip.stay}
          </LinkButton>
        </Box>
      </Form>
    </CardFrame>
  );
}
