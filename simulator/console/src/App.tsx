import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { useFocusKept } from '#portal/ui/hooks/useFocusKept.ts';
import { BASE_PATH } from './basePath.ts';
import { head } from './copy.ts';
import { KeyHelp } from './keys/KeyHelp.tsx';
import { stepRows } from './keys/stepRows.ts';
import { useKeys } from './keys/useKeys.ts';
import { PORTAL_TAB } from './portalLink.ts';
import { ScenarioPane } from './scenarios/ScenarioPane.tsx';
import { SessionHead } from './session/SessionHead.tsx';
import { StatusBar } from './StatusBar.tsx';
import { useSession } from './useLive.ts';
import { WorkTabs } from './WorkTabs.tsx';

/** The console: scenarios on the left, the tester's session and its requests beside them. */
export function App() {
  const { data: session } = useSession();
  useFocusKept();
  const address = `${BASE_PATH}/front${session?.visit ?? '/'}`;
  useKeys(
    useMemo(
      () => ({
        '/': () => document.getElementById('scenario-search')?.focus(),
        f: () => document.getElementById('log-search')?.focus(),
        o: () => void open(address, PORTAL_TAB),
        j: () => stepRows(1),
        k: () => stepRows(-1),
      }),
      [address],
    ),
  );
  return (
    <>
      <a className="skip" href="#work">
        {head.skip}
      </a>
      <header className="bar">
        <img src={`${BASE_PATH}/_sim/console/icon.svg`} width="28" height="28" alt="" />
        <strong>{head.title}</strong>
        <span className="caption wide">{head.note}</span>
        <span className="grow" />
        <Button className="wide" variant="outlined" href={`${BASE_PATH}/_sim/docs`} target="sim-docs">
          {head.docs}
        </Button>
        <KeyHelp />
        <Button href={address} target={PORTAL_TAB} aria-keyshortcuts="o" startIcon={<Icon name="external" />}>
          {head.openPortal}
        </Button>
      </header>
      <div className="frame">
        <ScenarioPane current={session?.scenarios ?? []} />
        <main className="work" id="work" tabIndex={-1}>
          <SessionHead session={session} />
          <WorkTabs />
        </main>
      </div>
      <StatusBar />
    </>
  );
}
