import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useState, type KeyboardEvent } from 'react';
import type { FactMark } from '../fact/factMark.ts';
import { tabLock } from './tabLock.ts';

interface LockedTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Number of entries in a pill behind the label; its space is reserved while pending. */
  readonly count?: number | 'pending' | undefined;
  readonly countFact?: FactMark | undefined;
  /** True for a count of problems: it is red above zero. */
  readonly alarming?: boolean | undefined;
}

interface LockedTabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly LockedTab<Value>[];
  readonly onChange: (value: Value) => void;
  /** Links tabs and panel: the panel's id is `${id}-panel`, labelled by `${id}-${value}`. */
  readonly id: string;
}

/**
 * Tabs that ignore a switch within 300 ms of the last one. 2 §4. Plain buttons by the ARIA pattern: MUI's tabs
 * measure themselves, which lays the page out twice before it is painted.
 */
export function LockedTabs<Value extends string>(props: LockedTabsProps<Value>) {
  const { label, value, tabs, onChange, id } = props;
  const [maySwitch] = useState(() => tabLock());
  return (
    <Box role="tablist" aria-label={label} data-print="hide" onKeyDown={moveFocus} sx={listStyle}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => {
            if (tab.value !== value && maySwitch()) onChange(tab.value);
          }}
        >
          {tab.count === undefined ? tab.label : <CountedLabel {...tab} count={tab.count} />}
        </button>
      ))}
    </Box>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab stop; arrows move from tab to tab, and Enter chooses. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
}

const listStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  display: 'flex',
  // On a phone tabs wrap to two lines: a tab beyond the edge stays unseen.
  flexWrap: 'wrap',
  borderBottom: `1px solid ${palette.hairline}`,
  '& > button': {
    position: 'relative',
    flex: 'none',
    height: 40,
    px: { xs: 3, sm: 4 },
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    fontWeight: 500,
    color: 'text.secondary',
    cursor: 'pointer',
  },
  '& > button:hover': { color: 'ink' },
  '& > button:focus-visible': { outlineOffset: -2 },
  '& > button[aria-selected=true]': { color: 'hover', fontWeight: 600 },
  '& > button[aria-selected=true]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 2,
    bgcolor: 'primary.main',
  },
  '& .counted': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& .pill': { minWidth: 20, bgcolor: 'hairline', color: 'text.secondary' },
  '& .pill.alarming': { bgcolor: 'danger', color: 'onSolid' },
});

function CountedLabel({
  label,
  count,
  countFact,
  alarming = false,
}: Omit<LockedTab<string>, 'count'> & { count: number | 'pending' }) {
  return (
    <span className="counted">
      {label}
      <span
        className={alarming && count !== 'pending' && count > 0 ? 'pill alarming' : 'pill'}
        {...(count === 'pending' ? undefined : countFact)}
      >
        {count === 'pending' ? <span aria-hidden>…</span> : count}
      </span>
    </span>
  );
}
