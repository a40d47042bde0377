import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import { formatAmount } from '../../../format/money.ts';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { TilesField } from '../../../ui/form/TilesField.tsx';
import { copy } from '../copy.ts';
import type { LimitChoice } from '../rules.ts';

interface LimitFieldsProps {
  /** The fields of the limit within whatever form holds them. */
  readonly control: Control<LimitChoice, unknown, unknown>;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const { form } = copy;

/** A limit of its own, or the company's line shared. accounts-drawer-1440.png */
export function LimitFields({ control, label, from, to }: LimitFieldsProps) {
  const capped = useWatch({ control, name: 'capped' });
  return (
    <>
      <TilesField
        control={control}
        name="capped"
        label={form.mode}
        tiles={[
          { value: true, content: <Tile name={form.capped} note={form.cappedNote} /> },
          { value: false, content: <Tile name={form.shared} note={form.sharedNote} /> },
        ]}
      />
      {capped ? (
        <AmountField
          control={control}
          name="limit"
          label={label}
          mark={
            <Typography variant="caption" component="span" color="textSecondary">
              {form.range(formatAmount(from), formatAmount(to))}
            </Typography>
          }
        />
      ) : null}
    </>
  );
}

const Tile = ({ name, note }: { readonly name: string; readonly note: string }) => (
  <span>
    <strong>{name}</strong>
    <Box
      component="span"
      sx={{ display: 'block', fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}
    >
      {note}
    </Box>
  </span>
);
