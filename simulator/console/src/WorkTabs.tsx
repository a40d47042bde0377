import type { KeyboardEvent } from 'react';
import { tabNames, tabsLabel } from './copy.ts';
import { FaultPanel } from './faults/FaultPanel.tsx';
import { useKeys } from './keys/useKeys.ts';
import { LogPanel } from './log/LogPanel.tsx';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';
import { UpstreamPanel } from './upstream/UpstreamPanel.tsx';
import { setHash, useHash } from './useHash.ts';
import { WorldPanel } from './world/WorldPanel.tsx';

const panels = {
  log: LogPanel,
  faults: FaultPanel,
  upstream: UpstreamPanel,
  world: WorldPanel,
  sessions: SessionsPanel,
} as const;
const names = [
  'log',
  'faults',
  'upstream',
  'world',
  'sessions',
] as const satisfies readonly (keyof typeof panels)[];

const keyHandlers = Object.fromEntries(names.map((name, index) => [String(index + 1), () => setHash(name)]));

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with arrow keys and number keys; the URL keeps the chosen one. */
export function WorkTabs() {
  const [hash] = useHash().split('/');
  const chosen = names.find((name) => name === hash) ?? 'log';
  const Panel = panels[chosen];
  useKeys(keyHandlers);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = names[(names.indexOf(chosen) + step + names.length) % names.length] ?? chosen;
    setHash(next);
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
            aria-keyshortcuts={String(names.indexOf(name) + 1)}
            onClick={() => setHash(name)}
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
