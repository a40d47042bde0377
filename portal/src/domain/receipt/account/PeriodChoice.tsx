import Box from '@mui/material/Box';
import { DateBox } from '../../../ui/control/DateBox.tsx';
import { readDate } from '../../../ui/control/dateText.ts';
import { SelectBox } from '../../../ui/control/SelectBox.tsx';
import { copy } from '../copy.ts';
import { endedMonths } from '../months.ts';
import { monthOfPeriod, monthPeriod, type Period } from './period.ts';

const { account: words } = copy;

interface PeriodChoiceProps {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/** Chooses the period of a statement: by its month, or by its first and last day. */
export function PeriodChoice({ period, today, onChange }: PeriodChoiceProps) {
  const month = monthOfPeriod(period, today) ?? '';
  const months = [today.slice(0, 7), ...endedMonths(today)];
  return (
    <Box sx={rowStyle}>
      <SelectBox
        name={copy.statement.month}
        options={[
          ...(month === '' ? [{ value: '', label: words.otherDays }] : []),
          ...months.map((value) => ({ value, label: value })),
        ]}
        value={month}
        onChange={(chosen) => chosen !== '' && onChange(monthPeriod(chosen, today))}
      />
      <Box sx={daysStyle}>
        <DateBox
          name={words.from}
          unit="day"
          value={period.from}
          max={readDate(period.to, 'day') ?? today}
          onChange={(from) => onChange({ ...period, from })}
        />
        <span aria-hidden>{words.until}</span>
        <DateBox
          name={words.to}
          unit="day"
          value={period.to}
          min={readDate(period.from, 'day')}
          max={today}
          onChange={(to) => onChange({ ...period, to })}
        />
      </Box>
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 } as const;
const daysStyle = {
  flex: '1 1 280px',
  maxWidth: 380,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
} as const;
