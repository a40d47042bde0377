import type { KeyboardEvent } from 'react';
import { tabNames, tabsLabel } from './copy.ts';
import { FaultPanel } from './faults/FaultPanel.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';
import { useHash } from './useHash.ts';
import { WorldPanel } from './world/WorldPanel.tsx';

const panels = { log: LogPanel, faults: FaultPanel, world: WorldPanel, sessions: SessionsPanel } as const;
const names = ['log', 'faults', 'world', 'sessions'] as const satisfies readonly (keyof typeof panels)[];

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with arrow keys; the chosen one is in the address. */
export function WorkTabs() {
  const [chosen, choose] = useHash(names, 'log');
  const Panel = panels[chosen];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = names[(names.indexOf(chosen) + step + names.length) % names.length] ?? chosen;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={tabsLabel}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls="panel"
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={onKeyDown}
          >
            {tabNames[name]}
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id="panel" aria-labelledby={`tab-${chosen}`}>
        <Panel />
      </div>
    </>
  );
}
