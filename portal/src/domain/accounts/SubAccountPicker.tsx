import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { picker } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import type { Product } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import { SelectBox } from '../../ui/control/SelectBox.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { offersEmpty, subAccountsQuery } from './subAccounts.ts';

interface SubAccountPickerProps {
  readonly product: Product;
  /** The company has a parent account, and this is it: only it may ask for the list. 1 §6 */
  readonly hasParent: boolean;
  readonly value: string | undefined;
  readonly onChange: (jdpin: string | undefined) => void;
  readonly clearable?: boolean | undefined;
  readonly showEmptyOption?: boolean | undefined;
  /** Label above and full width, as a filter bar has it. */
  readonly stacked?: boolean | undefined;
}

/** Chooses one of the company's purchasing accounts; not for the BL-flagged products. 2 §5 */
export function SubAccountPicker(props: SubAccountPickerProps) {
  const { product, hasParent, value, onChange, clearable = true, showEmptyOption, stacked = false } = props;
  const id = useId();
  // The list has the sub-accounts only; who may ask for it is their parent, with orders and bills of its own.
  const { userInfo } = useSession();
  const accounts = useQuery({
    ...subAccountsQuery(product.code),
    enabled: hasParent && !product.flags.bl,
  });
  if (product.flags.bl) return null;
  const empty = offersEmpty(hasParent, showEmptyOption);
  return (
    <Box sx={stacked ? stackedStyle : inlineStyle}>
      <label htmlFor={id}>{picker.label}</label>
      <SelectBox
        id={id}
        options={[
          ...(empty ? [{ value: '', label: words.select }] : []),
          ...(userInfo ? [{ value: userInfo.jdpin, label: picker.parent(nameOf(userInfo)) }] : []),
          ...(accounts.data ?? []).map((account) => ({ value: account.jdpin, label: nameOf(account) })),
        ]}
        value={value ?? ''}
        disabled={accounts.data === undefined}
        onChange={(jdpin) => onChange(jdpin || undefined)}
      />
      {clearable ? (
        <IconButton
          label={picker.clear}
          icon="close"
          iconSize={14}
          disabled={value === undefined}
          onClick={() => onChange(undefined)}
        />
      ) : null}
    </Box>
  );
}

const nameOf = ({ jdpin, nickname }: { readonly jdpin: string; readonly nickname?: string | undefined }) =>
  nickname ?? jdpin;

const inlineStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  '& > [role=combobox]': { minWidth: 160 },
} as const;

const stackedStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& > [role=combobox]': { flex: 1 },
  '& > label': { width: '100%', mb: 1, fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
} as const;
