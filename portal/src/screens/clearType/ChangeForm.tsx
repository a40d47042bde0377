import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { nameAndLogin } from '../../domain/accounts/accountName.ts';
import { fieldRefusals } from '../../domain/submission/fieldRefusals.ts';
import type { Product } from '../../products/product.ts';
import { Form } from '../../ui/form/Form.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { setServerErrors } from '../../ui/form/serverErrors.ts';
import { TilesField } from '../../ui/form/TilesField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { CycleTile } from './CycleTile.tsx';
import { changeForm } from './form.ts';
import { effectsOf, firstDay, type Acceptance, type ClearTypes, type Cycle } from './rules.ts';
import { useChange } from './useChange.ts';

interface ChangeFormProps {
  readonly product: Product;
  readonly types: ClearTypes;
  readonly onAccepted: (acceptance: Acceptance) => void;
}

/** Form to change the clear type of an account: the available cycles and the effects of the chosen one. */
export function ChangeForm({ product, types, onAccepted }: ChangeFormProps) {
  const { current, options, jdpin } = types;
  const definition = useMemo(() => changeForm(types), [types]);
  const form = useForm(definition, { defaultValues: {} });
  const { control, formState, setValue } = form;
  const { sending, change } = useChange(product.code, types, {
    onAccepted,
    onRefused: (error) => setServerErrors(form, fieldRefusals(error)),
  });
  const { value, lastPayDay } = useWatch({ control });
  const optionOf = (cycle: Cycle | undefined) => options.find((option) => option.value === cycle);
  const option = optionOf(value);

  /** Chooses the default day of the new cycle: cycles have different days. */
  const onCycle = (cycle: Cycle) => {
    const next = optionOf(cycle);
    const day = next && firstDay(next, types.lastPayDay);
    setValue('lastPayDay', day, { shouldValidate: formState.isSubmitted });
  };

  return (
    <Form
      form={form}
      onSubmit={(choice) => {
        const chosen = optionOf(choice.value);
        if (chosen) void change(chosen, choice.lastPayDay);
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 32px' }}>
        <Line label={copy.change.account}>{nameAndLogin(types)}</Line>
        <Line label={copy.current.title}>
          <CycleName cycle={current} jdpin={jdpin} />
        </Line>
      </Box>
      <TilesField
        control={control}
        name="value"
        label={copy.change.choose}
        minWidth={280}
        onChoose={onCycle}
        tiles={options.map((each) => ({
          value: each.value,
          disabled: !each.selectable,
          content: <CycleTile option={each} isCurrent={each.value === current.value} />,
        }))}
      />
      {option?.lastPayDays ? (
        <RadioField
          control={control}
          name="lastPayDay"
          label={copy.change.payDay}
          options={option.lastPayDays.map((day) => ({ value: day, label: copy.change.payDayOf(day) }))}
        />
      ) : null}
      <ChangePreview effects={option ? effectsOf(current, option, lastPayDay) : undefined} />
      <Button
        type="submit"
        size="large"
        disabled={sending}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {copy.change.submit}
      </Button>
    </Form>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography component="span" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
  );
}
