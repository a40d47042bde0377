import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { TilesField } from '../../ui/form/TilesField.tsx';
import { copy } from './copy.ts';
import type { InstalmentSent } from './form.ts';
import { allMethods, methodAfter, methodLabel, methodsFor, percent, type Trial } from './rules.ts';

interface PlanChoiceProps {
  readonly form: UseFormReturn<InstalmentSent, unknown, InstalmentSent>;
  readonly offers: Trial['offers'];
}

/** Chooses the number of periods and the repayment method. Methods that are not offered for the periods are disabled. */
export function PlanChoice({ form, offers }: PlanChoiceProps) {
  const { control, getValues, setValue } = form;
  const periods = useWatch({ control, name: 'periods' });
  const offeredMethods = methodsFor(offers, periods);
  return (
    <>
      <CardFrame title={copy.periods.title}>
        <TilesField
          control={control}
          name="periods"
          label={copy.periods.title}
          titled
          minWidth={168}
          onChoose={(next) => setValue('method', methodAfter(offers, next, getValues('method')))}
          tiles={offers.map((offer) => ({
            value: offer.periods,
            content: (
              <Text
                title={copy.periods.count(offer.periods)}
                lines={[
                  copy.periods.fee(percent(offer.feeRate)),
                  copy.periods.annual(percent(offer.annualRate)),
                ]}
              />
            ),
          }))}
        />
      </CardFrame>
      <CardFrame title={copy.methods.title}>
        <TilesField
          control={control}
          name="method"
          label={copy.methods.title}
          titled
          minWidth={200}
          tiles={allMethods.map((each) => ({
            value: each,
            disabled: !offeredMethods.includes(each),
            content: (
              <Text
                title={methodLabel(each)}
                lines={[
                  offeredMethods.includes(each) ? copy.methods.explain[each] : copy.methods.closed(periods),
                ]}
              />
            ),
          }))}
        />
      </CardFrame>
    </>
  );
}

function Text({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      <Typography component="span" variant="strong" sx={{ display: 'block' }}>
        {title}
      </Typography>
      {lines.map((line) => (
        <Typography
          key={line}
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {line}
        </Typography>
      ))}
    </Box>
  );
}
