import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { FilterChips } from '#portal/ui/filters/FilterChips.tsx';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { copy } from '../copy.ts';
import {
  MONTH_CHOICES,
  DEFAULT_MONTHS,
  type MonthChoice,
  type Period,
  type PeriodValues,
} from '../period.ts';
import { RangeDay } from './RangeDay.tsx';

const { period: texts, view: views } = copy;

interface PeriodBarProps {
  readonly values: PeriodValues;
  readonly period: Period | undefined;
  readonly today: string;
  readonly asTable: boolean;
  readonly onPeriod: (values: Partial<PeriodValues>) => void;
  readonly onView: (asTable: boolean) => void;
}

/** The period, and the switch between charts and tables. */
export function PeriodBar({ values, period, today, asTable, onPeriod, onView }: PeriodBarProps) {
  const choose = (months: MonthChoice = DEFAULT_MONTHS) =>
    onPeriod(months === 'range' ? { months, ...period } : { months, dateFrom: '', dateTo: '' });
  // A range with both days is wrong only if it ends before it begins. Then both fields are marked.
  const hasBothDays = values.dateFrom !== '' && values.dateTo !== '';
  const day = (name: 'dateFrom' | 'dateTo', label: string) => (
    <RangeDay
      label={label}
      value={values[name]}
      max={today}
      invalid={period === undefined && (values[name] === '' || hasBothDays)}
      onChange={(chosen) => onPeriod({ [name]: chosen })}
    />
  );
  return (
    <Box data-print="hide" sx={barStyle}>
      <FilterChips
        label={texts.label}
        chips={MONTH_CHOICES.map((choice) => [choice, texts.choices[choice]])}
        chosen={values.months || DEFAULT_MONTHS}
        onChoose={choose}
      />
      {values.months === 'range' ? (
        <Box sx={daysStyle}>
          {day('dateFrom', texts.from)}
          <span aria-hidden>{texts.until}</span>
          {day('dateTo', texts.to)}
        </Box>
      ) : null}
      <Box sx={{ ml: { sm: 'auto' } }}>
        <FilterChips
          label={views.label}
          chips={[
            ['chart', views.chart],
            ['table', views.table],
          ]}
          chosen={asTable ? 'table' : 'chart'}
          onChoose={(view) => onView(view === 'table')}
        />
      </Box>
      {period === undefined ? (
        <Box sx={{ flexBasis: '100%' }}>
          <FieldError>{copy.wrongRange}</FieldError>
        </Box>
      ) : null}
    </Box>
  );
}

const barStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  mb: 4,
};

const daysStyle = { display: 'flex', alignItems: 'center', gap: 2, maxWidth: 340 } as const;
