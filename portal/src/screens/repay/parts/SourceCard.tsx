import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { leaveFor } from '../../../api/redirect.ts';
import { groupInFours } from '../../../format/card.ts';
import { mask } from '../../../format/mask.ts';
import { Icon, type IconName } from '../../../icons/Icon.tsx';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { ChoiceTile } from '../../../ui/form/ChoiceTile.tsx';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { SourceOption } from '../rules/sources.ts';

/** Gets the focus when the source cannot pay. */
export const SOURCES_ID = 'repay-sources';

const icons = {
  [RepaySource.Overflow]: 'wallet',
  [RepaySource.EasyPay]: 'refresh',
  [RepaySource.BankTransfer]: 'building',
} as const satisfies Record<RepaySource, IconName>;

interface SourceCardProps {
  readonly sources: readonly SourceOption[];
  readonly chosen: SourceOption | undefined;
  readonly onChoose: (source: RepaySource) => void;
  readonly problem: string | undefined;
}

const { source: words } = copy;

/** Where the money comes from. */
export function SourceCard({ sources, chosen, onChoose, problem }: SourceCardProps) {
  const short = sources.some(({ source }) => source === RepaySource.Overflow) && problem !== undefined;
  return (
    <CardFrame title={words.title}>
      <Box
        id={SOURCES_ID}
        tabIndex={-1}
        role="radiogroup"
        aria-label={words.title}
        sx={{ display: 'grid', gap: 2, outline: 'none' }}
      >
        {sources.map((option) => (
          <ChoiceTile
            key={option.source}
            name="repay-source"
            checked={option.source === chosen?.source}
            disabled={!option.usable}
            onChoose={() => onChoose(option.source)}
          >
            <SourceText option={option} />
          </ChoiceTile>
        ))}
      </Box>
      {problem === undefined ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2 }}>
          <FieldError>{problem}</FieldError>
          {short ? (
            // The cashier's page leads back here. 1 §7
            <Button variant="link" size="small" onClick={() => leaveFor('payment')}>
              {words.topUp}
            </Button>
          ) : null}
        </Box>
      )}
    </CardFrame>
  );
}

/** Which account, and what is in it or why it is closed. */
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
          <MoneyText value={balance} />
        </Box>
      )}
    </>
  );
}
