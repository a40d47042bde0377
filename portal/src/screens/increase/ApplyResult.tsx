import Box from '@mui/material/Box';
import { IncreaseKindLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { NO_VALUE } from '../../format/date.ts';
import { DetailDisplay } from '../../ui/detail/DetailDisplay.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { resultOf, type IncreaseRecord } from './rules.ts';

interface ApplyResultProps {
  readonly record: IncreaseRecord;
  readonly onHome: () => void;
  readonly onRecords: () => void;
}

/** The result of a sent application, with its details and two buttons for the next step. */
export function ApplyResult({ record, onHome, onRecords }: ApplyResultProps) {
  const { fields } = copy;
  return (
    <ResultPanel
      {...resultOf(record)}
      leftBtnText={copy.result.home}
      leftBtnClstag="increase_result_home"
      rightBtnText={copy.result.records}
      onSecondary={onHome}
      onPrimary={onRecords}
    >
      <Box sx={{ width: '100%', maxWidth: 720 }}>
        <DetailDisplay
          title={copy.result.detail}
          subtitle={copy.result.applyNoOf(record.applyNo)}
          items={[
            {
              label: fields.applyNo,
              value: <CopyableText value={record.applyNo} label={fields.applyNo} />,
            },
            { label: fields.status, value: <RecordStatus record={record} /> },
            { label: fields.method, value: IncreaseKindLabel[record.method] },
            {
              label: fields.limitBefore,
              value: (
                <MoneyText value={record.limitBefore} fact={factOf('increase.before', record.applyNo)} />
              ),
            },
            { label: fields.submittedAt, value: record.submittedAt },
            { label: fields.expectedAt, value: record.expectedAt ?? NO_VALUE },
          ]}
        />
      </Box>
    </ResultPanel>
  );
}
