import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { tabLock } from './tabLock.ts';

interface LockedTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many there are, in a pill behind the label. */
  readonly count?: number | undefined;
  /** The count is one of what has gone wrong. */
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

/** Tabs that ignore a switch within 300 ms of the last one. 2 §4 */
export function LockedTabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  id,
}: LockedTabsProps<Value>) {
  const [maySwitch] = useState(() => tabLock());
  return (
    <Tabs
      aria-label={label}
      value={value}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_, next: Value) => {
        if (maySwitch()) onChange(next);
      }}
      sx={{
        minHeight: 40,
        borderBottom: (theme) => `1px solid ${theme.palette.hairline}`,
        '& .MuiTab-root': { minHeight: 40, minWidth: 0, px: 4, color: 'text.secondary' },
        '& .Mui-selected': { color: 'hover', fontWeight: 600 },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.count === undefined ? tab.label : <CountedLabel {...tab} count={tab.count} />}
          id={`${id}-${tab.value}`}
          aria-controls={`${id}-panel`}
        />
      ))}
    </Tabs>
  );
}

function CountedLabel({
  label,
  count,
  alarming = false,
}: Omit<LockedTab<string>, 'count'> & { count: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
      {label}
      <Box
        component="span"
        sx={{
          px: '6px',
          borderRadius: '8px',
          fontSize: 12,
          lineHeight: '16px',
          fontWeight: 400,
          ...(alarming && count > 0
            ? { bgcolor: 'error.main', color: 'background.paper' }
            : { bgcolor: 'hairline', color: 'text.secondary' }),
        }}
      >
        {count}
      </Box>
    </Box>
  );
}
