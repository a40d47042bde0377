import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { homeOf } from '../../products/homes.ts';
import { productNames } from '../../products/names.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { CheckBox } from '../../ui/form/CheckBox.tsx';
import { CancelFrame } from './CancelFrame.tsx';
import { ChildCard } from './ChildCard.tsx';
import { copy } from './copy.ts';

const { tip } = copy;

/** /distoryUserAccount: what cancelling means, to be agreed to. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  const product = useProduct();
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const next = () =>
    agreed ? void navigate(paths.cancelProductApply()) : void notify.warning(tip.needAgree);
  return (
    <CancelFrame title={tip.title} intro={tip.intro(productNames[product.code])} step={0}>
      {isParent ? (
        <CardFrame>
          <Box component="ol" sx={{ listStyle: 'decimal', pl: 5, '& li': { mb: 2 } }}>
            {tip.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Box>
          <FormControlLabel control={<CheckBox checked={agreed} onChange={setAgreed} />} label={tip.agree} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
            <Button size="large" onClick={next}>
              {tip.next}
            </Button>
            <LinkButton variant="outlined" size="large" to={homeOf(product)}>
              {tip.stay}
            </LinkButton>
          </Box>
        </CardFrame>
      ) : (
        <ChildCard />
      )}
    </CancelFrame>
  );
}
