import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CancelEffect } from '#generated/shared/enums/CancelEffect.ts';
import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ProductCode } from '../../products/product.ts';
import { hasQuickBill } from '../../products/quickBill.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { DangerIcon } from '../../ui/feedback/DangerIcon.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { factOf } from '../fact/factOf.ts';
import { copy } from './copy.ts';
import { settleLink } from './settleLink.ts';
import { countOf, noteOf, settleWord, titleOf, type Blocker } from './words.ts';

interface BlockerRowProps {
  readonly blocker: Blocker;
  /** Effect on a cancellation; by default the item blocks it. */
  readonly effect?: CancelEffect | undefined;
  /** The amount covers all debts of the company, as on other pages; a certificate covers only a part. */
  readonly whole?: boolean | undefined;
}

/** One open item: subject, amount, and the link to settle it. docs/design/look.md rule 19 */
export function BlockerRow({ blocker, effect = CancelEffect.Blocks, whole = false }: BlockerRowProps) {
  const product = useProduct();
  const session = useSession();
  const { kind, amount } = blocker;
  const blocks = effect === CancelEffect.Blocks;
  const billedLater =
    kind === OpenMatterKind.Unbilled && !hasQuickBill(product.code, session.userInfo?.userTag);
  const note = billedLater ? copy.billedLater : noteOf(blocker, effect);
  const count = countOf(blocker);
  const to = settleLink(blocker, product);
  return (
    <Box component="li" sx={rowStyle}>
      {blocks ? <DangerIcon size={18} /> : <Icon name="warning" size={16} sx={{ color: 'warning.main' }} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="strong" component="p">
          {titleOf(blocker)}
        </Typography>
        {note === undefined ? null : (
          <Typography variant="caption" component="p" color="textSecondary">
            <Words>{note}</Words>
          </Typography>
        )}
      </Box>
      <Box component="b" sx={{ whiteSpace: 'nowrap' }}>
        {count ??
          (amount === undefined ? null : (
            <MoneyText value={amount} fact={whole ? factOfBlocker(kind, product.code) : undefined} />
          ))}
      </Box>
      <Box sx={buttonStyle}>
        <LinkButton
          variant={blocks ? blockingVariant(kind) : 'link'}
          to={to}
          sx={blocks ? { minWidth: 96 } : { color: 'text.secondary' }}
        >
          {billedLater ? copy.look : settleWord(blocker, effect)}
        </LinkButton>
      </Box>
    </Box>
  );
}

/** The link to due bills stands out among those of a blocked action. */
const blockingVariant = (kind: OpenMatterKind) => (kind === OpenMatterKind.BillsDue ? 'tonal' : 'outlined');

/** Returns the mark of an amount that home and the lists show too. */
function factOfBlocker(kind: OpenMatterKind, productCode: ProductCode): FactMark | undefined {
  if (kind === OpenMatterKind.BillsDue) return factOf('owed.total', productCode);
  return kind === OpenMatterKind.Unbilled ? factOf('unbilled.total', productCode) : undefined;
}

const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: { xs: 2, sm: 4 },
  py: 3,
  '& + &': { borderTop: '1px solid', borderColor: 'hairline' },
} as const;

const buttonStyle = {
  width: { xs: '100%', sm: 112 },
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
} as const;
