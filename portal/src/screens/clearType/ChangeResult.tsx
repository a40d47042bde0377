import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { CycleLabel } from '#generated/shared/labels.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { copy } from './copy.ts';
import { EffectsTable } from './EffectsTable.tsx';
import type { Acceptance } from './rules.ts';

interface ChangeResultProps {
  readonly accepted: Acceptance;
  readonly onBack: () => void;
  readonly onHome: () => void;
}

/** The accepted change, with its number and effects. */
export function ChangeResult({ accepted, onBack, onHome }: ChangeResultProps) {
  const { result } = copy;
  // It replaces a long form, so its start may be out of view.
  useEffect(() => {
    // In braces: in newer browsers scrollTo returns a promise, which an effect must not return.
    globalThis.scrollTo(0, 0);
  }, []);
  return (
    <CardFrame>
      <ResultPanel
        resultState="success"
        title={result.title}
        text={result.text(CycleLabel[accepted.to], accepted.effectiveDate)}
        leftBtnText={result.home}
        rightBtnText={result.back}
        onSecondary={onHome}
        onPrimary={onBack}
      >
        <Box sx={{ width: '100%', maxWidth: 720, display: 'grid', gap: 4 }}>
          <DetailRows
            rows={[
              [result.changeNo, <CopyableText key="no" value={accepted.changeNo} label={result.changeNo} />],
              [result.submittedAt, accepted.submittedAt],
            ]}
          />
          <EffectsTable caption={result.effects} effects={accepted.effects} />
        </Box>
      </ResultPanel>
    </CardFrame>
  );
}
