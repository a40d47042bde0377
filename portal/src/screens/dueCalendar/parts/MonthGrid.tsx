import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { weekdayName } from '#portal/copy/weekdays.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { tableHead } from '#portal/ui/table/tableHead.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { DueDay } from '../queries.ts';
import { weeksOf } from '../rules/weeks.ts';
import type { DaysProps } from './days.ts';
import { kindsOf } from './kinds.ts';

/** A month as a table from Monday on. A day with bills is a button. */
export function MonthGrid({ month, name, days, chosen, onDay }: DaysProps) {
  const today = useToday();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <Box component="table" sx={gridStyle}>
      <caption style={visuallyHidden}>{name}</caption>
      <thead>
        <tr>
          {copy.weekdays.map((title) => (
            <th key={title} scope="col" aria-label={copy.weekdayName(title)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              const day = date === undefined ? undefined : byDate.get(date);
              return (
                <td key={date ?? `none ${String(index)}`} className={date === today ? 'today' : undefined}>
                  {day ? (
                    <DayButton day={day} pressed={day.date === chosen} onDay={onDay} />
                  ) : date === undefined ? null : (
                    <DayNumber date={date} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function DayNumber({ date }: { readonly date: string }) {
  const today = useToday();
  return (
    <span className="date">
      {String(Number(date.slice(8)))}
      {date === today ? <small>{copy.today}</small> : null}
    </span>
  );
}

interface DayButtonProps {
  readonly day: DueDay;
  readonly pressed: boolean;
  readonly onDay: (day: string) => void;
}

const DayButton = ({ day, pressed, onDay }: DayButtonProps) => (
  <button type="button" data-print="keep" aria-pressed={pressed} onClick={() => onDay(day.date)}>
    <span style={visuallyHidden}>
      {copy.day.name(day.date.slice(5), weekdayName(day.date), day.bills.length)}
    </span>
    <span aria-hidden>
      <DayNumber date={day.date} />
    </span>
    {kindsOf(day).map(({ kind, icon }) => (
      <span key={kind} className={`amount ${kind}`}>
        <span className="kind">
          <Icon name={icon} size={12} />
          {copy.kinds[kind]}
        </span>
        <MoneyText value={day[kind]} />
      </span>
    ))}
  </button>
);

const gridStyle = (theme: Theme) => {
  const { palette, radii } = theme;
  return {
    width: '100%',
    tableLayout: 'fixed' as const,
    borderCollapse: 'collapse' as const,
    '& th': { ...tableHead(theme), py: '6px', textAlign: 'center' as const },
    '& td': { p: 0, height: 76, verticalAlign: 'top', border: `1px solid ${palette.hairline}` },
    '& .date': {
      display: 'flex',
      justifyContent: 'space-between',
      p: '4px 8px',
      color: palette.text.secondary,
    },
    '& .date small': { fontSize: 12, color: palette.ink, fontWeight: 600 },
    '& .today': { boxShadow: `inset 0 2px 0 ${palette.ink}` },
    '& button': {
      display: 'flex',
      flexDirection: 'column' as const,
      justifyContent: 'flex-start',
      width: '100%',
      minHeight: 76,
      p: 0,
      pb: '4px',
      border: 0,
      borderRadius: `${String(radii.tag)}px`,
      background: 'none',
      font: 'inherit',
      textAlign: 'left' as const,
      cursor: 'pointer',
      '&:hover': { bgcolor: palette.fill },
      '&[aria-pressed=true]': { bgcolor: palette.selected, boxShadow: `inset 0 0 0 2px ${palette.control}` },
      '& .date': { color: palette.ink, fontWeight: 600 },
    },
    '& .amount': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4px',
      px: '8px',
      fontSize: 12,
      lineHeight: '18px',
    },
    '& .kind': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
    '& .due': { color: palette.ink, fontWeight: 600 },
    '& .overdue': { color: palette.error.dark, fontWeight: 600 },
    '& .paid, & .planned': { color: palette.text.secondary },
  };
};
