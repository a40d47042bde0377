import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { picker } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import type { Product } from '../../products/product.ts';
import { controlStyle } from '../../ui/control/controlStyle.ts';
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
  const accounts = useQuery({
    ...subAccountsQuery(product.code),
    enabled: hasParent && !product.flags.bl,
  });
  if (product.flags.bl) return null;
  const empty = offersEmpty(hasParent, showEmptyOption);
  return (
    <Box sx={stacked ? stackedStyle : { display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <label htmlFor={id}>{picker.label}</label>
      <Box
        component="select"
        id={id}
        value={value ?? ''}
        disabled={accounts.data === undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
        sx={[controlStyle, { minWidth: stacked ? 0 : 160, flex: stacked ? 1 : 'none' }]}
      >
        {/* A select must show something while nothing is chosen; hidden, it is no option. */}
        <option value="" hidden={!empty}>
          {empty ? words.select : ''}
        </option>
        {accounts.data?.map(({ jdpin, nickname }) => (
          <option key={jdpin} value={jdpin}>
            {nickname ?? jdpin}
          </option>
        ))}
      </Box>
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

const stackedStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& > label': { width: '100%', mb: 1, fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
} as const;
