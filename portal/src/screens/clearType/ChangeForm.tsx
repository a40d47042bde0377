import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Product } from '../../products/product.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { CyclePicker } from './CyclePicker.tsx';
import { PayDayPicker } from './PayDayPicker.tsx';
import {
  choiceProblem,
  effectsOf,
  firstDay,
  type Acceptance,
  type ClearTypes,
  type Option,
} from './rules.ts';
import { useChange } from './useChange.ts';

interface ChangeFormProps {
  readonly product: Product;
  readonly types: ClearTypes;
  readonly onAccepted: (acceptance: Acceptance) => void;
}

/** The account, the cycles to choose from, what would change, and the button that asks once more. */
export function ChangeForm({ product, types, onAccepted }: ChangeFormProps) {
  const [option, setOption] = useState<Option>();
  const [day, setDay] = useState<number>();
  const [checked, setChecked] = useState(false);
  const { sending, change } = useChange(product.code, types, onAccepted);
  const problem = choiceProblem(types, option, day);

  const choose = (next: Option) => {
    setOption(next);
    setDay(firstDay(next, types.lastPayDay));
  };
  const submit = () => {
    setChecked(true);
    if (option === undefined || problem !== undefined) {
      document.querySelector<HTMLInputElement>('input[name=clear-type]:not(:disabled)')?.focus();
      return;
    }
    void change(option, day);
  };

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 32px' }}>
        <Line label={copy.change.account}>{types.jdpin}</Line>
        <Line label={copy.current.title}>
          <CycleName cycle={types.current} />
        </Line>
      </Box>
      <CyclePicker
        options={types.options}
        current={types.current.value}
        value={option?.value}
        onChange={choose}
        problem={checked ? problem : undefined}
      />
      {option?.lastPayDays ? <PayDayPicker days={option.lastPayDays} value={day} onChange={setDay} /> : null}
      <ChangePreview effects={option ? effectsOf(types.current, option, day) : undefined} />
      <Button
        size="large"
        disabled={sending}
        onClick={submit}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {copy.change.submit}
      </Button>
    </Box>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography component="span" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
  );
}
