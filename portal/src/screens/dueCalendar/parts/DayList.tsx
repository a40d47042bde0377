import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { weekdayName } from '#portal/copy/weekdays.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { DaysProps } from './days.ts';
import { kindsOf } from './kinds.ts';

/** A month for narrow screens: the days with bills, one line each. */
export function DayList({ name, days, chosen, onDay }: DaysProps) {
  const today = useToday();
  return (
    <Box component="ul" aria-label={name} sx={listStyle}>
      {days.map((day) => (
        <li key={day.date}>
          <button
            type="button"
            data-print="keep"
            aria-pressed={day.date === chosen}
            onClick={() => onDay(day.date)}
          >
            <span className="when">
              <span className="date">{day.date.slice(5)}</span>
              <small>
                {day.date === today ? copy.today : weekdayName(day.date)} · {copy.day.bills(day.bills.length)}
              </small>
            </span>
            <span className="amounts">
              {kindsOf(day).map(({ kind, icon }) => (
                <span key={kind} className={kind}>
                  <Icon name={icon} size={14} />
                  {copy.kinds[kind]} <MoneyText value={day[kind]} />
                </span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </Box>
  );
}

const listStyle = ({ palette }: Theme) => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { borderTop: `1px solid ${palette.hairline}` },
  '& button': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: 48,
    p: '4px 8px',
    border: 0,
    background: 'none',
    color: palette.ink,
    font: 'inherit',
    textAlign: 'left' as const,
    '&[aria-pressed=true]': { bgcolor: palette.selected, boxShadow: `inset 3px 0 0 ${palette.ink}` },
  },
  '& .when': { display: 'grid' },
  '& .date': { fontWeight: 600 },
  '& small': { fontSize: 12, color: palette.text.secondary },
  '& .amounts': { display: 'grid', justifyItems: 'end' },
  '& .amounts > span': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  '& .due': { fontWeight: 600 },
  '& .overdue': { color: palette.error.dark, fontWeight: 600 },
  '& .paid, & .planned': { color: palette.text.secondary, fontSize: 12 },
});
