import Typography from '@mui/material/Typography';
import { modifyPhoneOf } from '../../products/modifyPhone.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { DetailDisplay } from '../../ui/detail/DetailDisplay.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { MaskedText } from '../../ui/text/MaskedText.tsx';
import { copy } from './copy.ts';
import type { CompanyInfo } from './queries.ts';

const { admin } = copy;

/**
 * The administrator. A parent account gets unmasked numbers (`clear`): it can reveal the phone and has a link to change
 * it. Factoring products have no link (1 §5).
 */
export function AdminCard({ info }: { readonly info: CompanyInfo }) {
  const page = modifyPhoneOf(useProduct());
  return (
    <CardFrame
      title={admin.title}
      actions={
        info.clear && page !== undefined ? (
          <LinkButton variant="outlined" to={page}>
            {admin.change}
          </LinkButton>
        ) : null
      }
    >
      <DetailDisplay
        items={[
          { label: admin.name, value: info.adminName },
          {
            label: admin.phone,
            value: (
              <MaskedText value={info.adminPhone} rule="phone" label={admin.phone} revealable={info.clear} />
            ),
          },
        ]}
      />
      <Typography variant="caption" component="p" color="textSecondary">
        {admin.note}
      </Typography>
    </CardFrame>
  );
}
