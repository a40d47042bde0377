import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Control } from 'react-hook-form';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '../../format/money.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { GroupFrame } from '../../ui/form/GroupFrame.tsx';
import { useField } from '../../ui/form/useField.ts';
import { useFocusInView } from '../../ui/hooks/useFocusInView.ts';
import { MaskedText } from '../../ui/text/MaskedText.tsx';
import { copy } from './copy.ts';
import { inDeductionOrder, moveSource, toggleSource, type Account, type Draft } from './rules.ts';

interface AccountsFieldProps {
  readonly control: Control<Draft, unknown, Draft>;
  readonly accounts: readonly Account[];
  readonly disabled: boolean;
}

const { form } = copy;

/** The accounts to deduct from, in order. Each can be switched off, or moved up and down by its buttons. */
export function AccountsField({ control, accounts, disabled }: AccountsFieldProps) {
  const field = { control, name: 'sources', label: form.accounts, disabled } as const;
  const { noteId, problem, value: sources, set, props } = useField(field);
  return (
    <GroupFrame noteId={noteId} label={form.accounts} problem={problem}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
        {form.accountsNote}
      </Typography>
      {accounts.length === 0 ? <EmptyLine text={form.noAccounts} /> : null}
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {inDeductionOrder(accounts, sources).map((account, index) => {
          const place = sources.indexOf(account.source);
          const isLast = place === sources.length - 1;
          return (
            <AccountLine
              key={account.source}
              account={account}
              place={place}
              disabled={disabled}
              ref={index === 0 ? props.ref : undefined}
              onToggle={() => set(toggleSource(sources, account.source))}
              up={!disabled && place > 0 ? () => set(moveSource(sources, account.source, -1)) : undefined}
              down={
                !disabled && place >= 0 && !isLast
                  ? () => set(moveSource(sources, account.source, 1))
                  : undefined
              }
            />
          );
        })}
      </Box>
    </GroupFrame>
  );
}

interface AccountLineProps {
  readonly account: Account;
  /** Position in the order of deduction; -1 if the account is not used. */
  readonly place: number;
  readonly disabled: boolean;
  readonly ref: Ref<HTMLInputElement> | undefined;
  readonly onToggle: () => void;
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
}

function AccountLine({ account, place, disabled, ref, onToggle, up, down }: AccountLineProps) {
  const name = RepaySourceLabel[account.source];
  const row = useFocusInView<HTMLLIElement>(place);
  return (
    <Box
      component="li"
      ref={row}
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
          ref={ref}
          disabled={disabled}
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
