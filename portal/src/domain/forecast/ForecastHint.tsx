import type { ReactNode } from 'react';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import type { Forecast, PayOutlook } from './forecast.ts';
import { sentenceOf } from './sentence.ts';

const icons = { danger: 'octagon', warning: 'warning', info: 'success', flat: 'info' } as const;

interface ForecastHintProps {
  readonly found: Forecast;
  readonly outlook: PayOutlook;
  readonly action?: ReactNode;
}

/** The forecast in one sentence. */
export function ForecastHint({ found, outlook, action }: ForecastHintProps) {
  const { tone, text } = sentenceOf(found, outlook);
  return (
    <HintPanel tone={tone} icon={icons[tone]} action={action}>
      {text}
    </HintPanel>
  );
}
