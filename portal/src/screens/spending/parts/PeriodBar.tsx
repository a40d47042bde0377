import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DateBox } from '#portal/ui/control/DateBox.tsx';
import { FilterChips } from '#portal/ui/filters/FilterChips.tsx';
import { copy } from '../copy.ts';
import {
  MONTH_CHOICES,
  DEFAULT_MONTHS,
  type MonthChoice,
  type Period,
  type PeriodValues,
} from '../period.ts';

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
  const day = (name: 'dateFrom' | 'dateTo', label: string) => (
    <DateBox
      name={label}
      unit="day"
      value={values[name]}
      max={today}
      invalid={period === undefined}
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
        <Box role="alert" sx={{ flexBasis: '100%', color: 'error.main' }}>
          {copy.wrongRange}
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
