import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RepayMethod } from '#generated/shared/enums/RepayMethod.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ChoiceTile } from '../../ui/form/ChoiceTile.tsx';
import { copy } from './copy.ts';
import {
  allMethods,
  methodAfter,
  methodLabel,
  methodsFor,
  percent,
  type Periods,
  type Trial,
} from './rules.ts';

interface PlanChoiceProps {
  readonly offers: Trial['offers'];
  readonly periods: Periods;
  readonly method: RepayMethod;
  readonly onChange: (periods: Periods, method: RepayMethod) => void;
}

const tiles = (least: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(auto-fit, minmax(${String(least)}px, 1fr))` },
});

/** How many periods, and by which method: what the periods do not offer cannot be chosen. */
export function PlanChoice({ offers, periods, method, onChange }: PlanChoiceProps) {
  const open = methodsFor(offers, periods);
  return (
    <>
      <CardFrame title={copy.periods.title}>
        <Box role="radiogroup" aria-label={copy.periods.title} sx={tiles(168)}>
          {offers.map((offer) => (
            <ChoiceTile
              key={offer.periods}
              name="instalment-periods"
              checked={offer.periods === periods}
              onChoose={() => onChange(offer.periods, methodAfter(offers, offer.periods, method))}
            >
              <Text
                title={copy.periods.count(offer.periods)}
                lines={[
                  copy.periods.fee(percent(offer.feeRate)),
                  copy.periods.annual(percent(offer.annualRate)),
                ]}
              />
            </ChoiceTile>
          ))}
        </Box>
      </CardFrame>
      <CardFrame title={copy.methods.title}>
        <Box role="radiogroup" aria-label={copy.methods.title} sx={tiles(200)}>
          {allMethods.map((each) => (
            <ChoiceTile
              key={each}
              name="instalment-method"
              checked={each === method}
              disabled={!open.includes(each)}
              onChoose={() => onChange(periods, each)}
            >
              <Text
                title={methodLabel(each)}
                lines={[open.includes(each) ? copy.methods.explain[each] : copy.methods.closed(periods)]}
              />
            </ChoiceTile>
          ))}
        </Box>
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
