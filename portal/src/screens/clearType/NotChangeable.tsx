import { CycleLabel } from '#generated/shared/labels.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';
import type { ClearTypes } from './rules.ts';

interface NotChangeableProps {
  readonly types: ClearTypes;
  readonly back: string;
}

/** Why the clear type cannot be changed now, with a link back. */
export function NotChangeable({ types: { pending, reason }, back }: NotChangeableProps) {
  return (
    <HintPanel
      tone="warning"
      icon="lock"
      action={
        <LinkButton to={back} variant="link">
          {copy.change.back}
        </LinkButton>
      }
    >
      <div role="status">{reason ?? copy.change.impossible}</div>
      {pending ? <div>{copy.current.pending(CycleLabel[pending.to], pending.effectiveDate)}</div> : null}
    </HintPanel>
  );
}
