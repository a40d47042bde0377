import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { dates as copy } from '../../copy/form.ts';
import { IconButton } from '../button/IconButton.tsx';
import { controlStyle } from './controlStyle.ts';
import { readDate, type DateUnit } from './dateText.ts';

export interface DateBoxProps {
  readonly id?: string | undefined;
  /** Label for a box that has none beside it; shown while the box is empty. */
  readonly name?: string | undefined;
  readonly unit: DateUnit;
  /** The wire format, or the text being typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** The first and last day that may be chosen in the calendar, YYYY-MM-DD. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string;
}

const loadCalendar = () => import('./CalendarPopup.tsx');
const CalendarPopup = lazy(() => loadCalendar().then((module) => ({ default: module.CalendarPopup })));

/**
 * A day or a month, typed or picked from a calendar. The browser's own control uses the browser's language; this one
 * is always Chinese. The calendar loads when its button is reached.
 */
export function DateBox(props: DateBoxProps) {
  const { id, name, unit, value, onChange, onBlur, min, max, disabled, invalid, describedBy } = props;
  const { className, ref } = props;
  const opening = name === undefined ? copy.open[unit] : copy.openNamed(name);
  const frame = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** Shows and stores any written form in the wire format. */
  const settle = () => {
    const read = readDate(value, unit);
    if (read !== undefined && read !== value) onChange(read);
  };
  return (
    <Box
      ref={frame}
      className={className}
      sx={[controlStyle, boxStyle, invalid === true && { borderColor: 'error.main' }]}
    >
      <input
        id={id}
        ref={ref}
        aria-label={name}
        value={value}
        disabled={disabled}
        maxLength={16}
        autoComplete="off"
        placeholder={name ?? copy.placeholder[unit]}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
      />
      <span onPointerEnter={() => void loadCalendar()} onFocus={() => void loadCalendar()}>
        <IconButton
          label={opening}
          icon="calendar"
          iconSize={14}
          size={24}
          disabled={disabled}
          onClick={() => setAnchor(frame.current ?? undefined)}
        />
      </span>
      {anchor ? (
        <Suspense fallback={null}>
          <CalendarPopup
            anchor={anchor}
            title={opening}
            unit={unit}
            value={readDate(value, unit)}
            min={min}
            max={max}
            onChoose={(chosen) => {
              setAnchor(undefined);
              onChange(chosen);
            }}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

const ring = { outline: '2px solid', outlineColor: 'ink', outlineOffset: -1 };

const boxStyle = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  pr: 1,
  // The ring of its field; its button has one of its own.
  '&:has(> input:focus)': ring,
  '@supports not selector(:has(a))': { '&:focus-within': ring },
  '& > input': {
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
  },
} as const;
