import Typography from '@mui/material/Typography';
import type { Product } from '../../products/product.ts';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import { useTrial } from './useTrial.ts';

/** The trial of monthly PLUS, for parents. The menu marks its entry with a dot because of it. 1 §3, docs/decisions/0228 */
export function TrialPanel({ product }: { readonly product: Product }) {
  const trial = useTrial(product).data;
  if (trial?.trialPeriod === undefined) return null;
  const { trialPeriod, servRate, lastMonth, autofNewCycleMonth } = trial;
  return (
    <HintPanel tone="info" icon="gift">
      <div>
        <Words>{copy.trial.period(trialPeriod, `${String(servRate ?? 0)}%`)}</Words>
      </div>
      {lastMonth !== undefined && autofNewCycleMonth !== undefined ? (
        <Typography variant="caption" color="textSecondary">
          <Words>{copy.trial.then(lastMonth, autofNewCycleMonth)}</Words>
        </Typography>
      ) : null}
    </HintPanel>
  );
}
