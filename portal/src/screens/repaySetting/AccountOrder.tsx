import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '../../format/money.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { MaskedText } from '../../ui/text/MaskedText.tsx';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { copy } from './copy.ts';
import { inOrder, moved, toggled, type Account, type Source } from './rules.ts';

interface AccountOrderProps {
  readonly accounts: readonly Account[];
  readonly sources: readonly Source[];
  readonly editable: boolean;
  readonly problem: string | undefined;
  readonly onChange: (sources: readonly Source[]) => void;
}

const { form } = copy;

/** Which accounts pay, and in which order: each can be left out, and moved up or down by its buttons. */
export function AccountOrder({ accounts, sources, editable, problem, onChange }: AccountOrderProps) {
  return (
    <Box component="fieldset" id="setting-accounts" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="strong" sx={{ mb: 1, p: 0 }}>
        {form.accounts}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
        {form.accountsNote}
      </Typography>
      {accounts.length === 0 ? <EmptyLine text={form.noAccounts} /> : null}
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {inOrder(accounts, sources).map((account) => {
          const place = sources.indexOf(account.source);
          return (
            <AccountLine
              key={account.source}
              account={account}
              place={place}
              onToggle={() => onChange(toggled(sources, account.source))}
              up={editable && place > 0 ? () => onChange(moved(sources, account.source, -1)) : undefined}
              down={
                editable && place >= 0 && place < sources.length - 1
                  ? () => onChange(moved(sources, account.source, 1))
                  : undefined
              }
            />
          );
        })}
      </Box>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </Box>
  );
}

interface AccountLineProps {
  readonly account: Account;
  /** In the order of deduction; -1: not used. */
  readonly place: number;
  readonly onToggle: () => void;
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
}

function AccountLine({ account, place, onToggle, up, down }: AccountLineProps) {
  const name = RepaySourceLabel[account.source];
  return (
    <Box
      component="li"
      sx={({ palette, radii }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        p: '11px 16px',
        border: `1px solid ${place < 0 ? palette.tile : palette.primary.main}`,
        borderRadius: `${String(radii.card)}px`,
      })}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 3, flex: 1, minWidth: 200 }}>
        <Box
          component="input"
          type="checkbox"
          checked={place >= 0}
          onChange={onToggle}
          sx={{ width: 16, height: 16, m: 0, accentColor: (theme) => theme.palette.primary.main }}
        />
        <span>
          <Typography component="span" variant="strong" sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary">
            <MaskedText value={account.accountNo} rule="card" label={name} />
          </Typography>
        </span>
      </Box>
      <Typography component="span" variant="caption" color="textSecondary">
        {account.reason ?? form.balance(formatAmount(account.balance))}
      </Typography>
      <Typography component="span" variant="caption" sx={{ minWidth: 56, textAlign: 'right' }}>
        {place < 0 ? form.unused : form.place(place)}
      </Typography>
      <span>
        <IconButton label={form.up(name)} icon="chevronUp" disabled={up === undefined} onClick={up} />
        <IconButton label={form.down(name)} icon="chevronDown" disabled={down === undefined} onClick={down} />
      </span>
    </Box>
  );
}
