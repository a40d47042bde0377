import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { zhCN } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useContext } from 'react';
import { dates as copy } from '../../copy/form.ts';
import { shanghaiDay } from '../../format/date.ts';
import type { DateUnit } from './dateText.ts';
import { ProviderNow } from './providerNow.ts';

interface CalendarPopupProps {
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly unit: DateUnit;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;
const views = { day: ['year', 'month', 'day'], month: ['year', 'month'] } as const;

const dateOf = (text: string | undefined): Dayjs | undefined =>
  text === undefined ? undefined : dayjs(text);

const todayMark = (today: boolean) => ({ today, 'aria-current': today ? ('date' as const) : undefined });

/**
 * Draws the focus ring that MUI omits on months and years: one has the focus when the calendar opens. The head would cut
 * off an outer ring, so its button's is inside.
 */
const ringed = {
  '& .MuiPickersCalendarHeader-switchViewButton:focus-visible': { outlineOffset: '-2px' },
  '& [role=radio]:focus-visible': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
};

/** The calendar below a date box, in Chinese in every browser. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { anchor, title, unit, value, min, max, onChoose, onClose } = props;
  const today = shanghaiDay(useContext(ProviderNow)());
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="zh-cn"
        localeText={zhCN.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DateCalendar
          autoFocus
          sx={ringed}
          defaultValue={dateOf(value) ?? null}
          referenceDate={dayjs(today)}
          views={views[unit]}
          openTo={unit}
          minDate={dateOf(min)}
          maxDate={dateOf(max)}
          slotProps={{
            calendarHeader: { format: copy.header },
            day: ({ day }) => todayMark(day.format(formats.day) === today),
          }}
          onChange={(date: Dayjs | null, state) => {
            if (state === 'finish' && date) onChoose(date.format(formats[unit]));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
