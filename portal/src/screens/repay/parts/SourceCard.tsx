import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { leaveFor } from '#portal/api/redirect.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { groupInFours } from '#portal/format/card.ts';
import { mask } from '#portal/format/mask.ts';
import { Icon, type IconName } from '#portal/icons/Icon.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { TilesField } from '#portal/ui/form/TilesField.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { SourceOption } from '../rules/sources.ts';
import type { RepayForm } from '../useRepayForm.ts';

const icons = {
  [RepaySource.Overflow]: 'wallet',
  [RepaySource.EasyPay]: 'loan',
  [RepaySource.BankTransfer]: 'building',
} as const satisfies Record<RepaySource, IconName>;

interface SourceCardProps {
  readonly form: RepayForm;
  readonly sources: readonly SourceOption[];
  readonly problem: string | undefined;
}

const { source: words } = copy;

/** Chooses the account that pays. */
export function SourceCard({ form, sources, problem }: SourceCardProps) {
  const offersTopUp = sources.some(({ source }) => source === RepaySource.Overflow) && problem !== undefined;
  return (
    <CardFrame title={words.title}>
      <TilesField
        control={form.hookForm.control}
        name="source"
        label={words.title}
        titled
        problem={problem}
        tiles={sources.map((option) => ({
          value: option.source,
          disabled: !option.usable,
          content: <SourceText option={option} />,
        }))}
      />
      {offersTopUp ? (
        // The cashier's page returns here. 1 §7
        <Button variant="link" size="small" onClick={() => leaveFor('payment')} sx={{ mt: 1 }}>
          {words.topUp}
        </Button>
      ) : null}
    </CardFrame>
  );
}

/** An account with its balance, or with the reason why it cannot pay. */
function SourceText({ option }: { readonly option: SourceOption }) {
  const { source, accountNo, balance, usable, reason } = option;
  return (
    <>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'grid' },
          placeItems: 'center',
          flex: 'none',
          width: 40,
          height: 40,
          borderRadius: (theme) => `${String(theme.radii.control)}px`,
          bgcolor: usable ? 'tint' : 'hairline',
          color: usable ? 'hover' : 'text.secondary',
        }}
      >
        <Icon name={icons[source]} size={18} />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" variant="strong" sx={{ display: 'block' }}>
          {RepaySourceLabel[source]}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {accountNo === undefined ? words.transferHint : groupInFours(mask(accountNo, 'card'))}
        </Typography>
      </Box>
      {balance === undefined ? null : (
        <Box component="span" sx={{ textAlign: 'right' }}>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {usable ? words.balance : reason}
          </Typography>
          <MoneyText
            value={balance}
            fact={accountNo === undefined ? undefined : factOf('account.spendable', accountNo)}
          />
        </Box>
      )}
    </>
  );
}
