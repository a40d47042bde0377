import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { tabLock } from './tabLock.ts';

interface LockedTabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
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
          label={tab.label}
          id={`${id}-${tab.value}`}
          aria-controls={`${id}-panel`}
        />
      ))}
    </Tabs>
  );
}
