import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';
import type { Forecast, PayOutlook } from './forecast.ts';
import { sentenceOf } from './sentence.ts';

const icons = { danger: 'octagon', warning: 'warning', info: 'success', flat: 'info' } as const;

interface ForecastHintProps {
  readonly found: Forecast;
  readonly outlook: PayOutlook;
  /** Offers the way to pay in; home has it beside its accounts. */
  readonly offersPayIn?: boolean;
}

/** The forecast in one sentence. */
export function ForecastHint({ found, outlook, offersPayIn = false }: ForecastHintProps) {
  const { tone, text } = sentenceOf(found, outlook);
  return (
    <HintPanel
      tone={tone}
      icon={icons[tone]}
      action={
        offersPayIn && found.shortfalls.length > 0 && outlook.accounts.length > 0 ? (
          <span data-print="hide">
            <LinkButton variant="link" size="small" to={paths.vasChooseAccount()}>
              {copy.payIn}
            </LinkButton>
          </span>
        ) : undefined
      }
    >
      {text}
    </HintPanel>
  );
}
