import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { exportTest } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { BASE_PATH } from '../basePath.ts';
import { callControl } from '../callControl.ts';
import { copied } from '../copied.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { setHash } from '../useHash.ts';
import { useLogEntry, useSession } from '../useLive.ts';
import { WhySteps } from '../why/WhySteps.tsx';
import { copy } from './copy.ts';
import { addressOf, type LogEntry } from './entry.ts';
import { Payload } from './Payload.tsx';
import { asCurl } from './replay.ts';

/** A request and its response, as sent and as parsed, contract violations, and ways to repeat it. */
export function LogDetail({ entry: listed }: { readonly entry: LogEntry }) {
  const { data: session } = useSession();
  const { data: loaded = listed } = useLogEntry(listed.id);
  // A new start clears the log and numbers its entries from 1: the loaded entry may then be another request.
  const entry = loaded.requestId === listed.requestId ? loaded : listed;
  const { path, method, status, request, response, raw } = entry;
  return (
    <>
      <Violations entry={entry} />
      {session ? <RepeatButtons entry={entry} session={session} /> : null}
      <div className="payloads">
        <Payload name={copy.request} start={`${method} ${path}`} raw={raw?.request} read={request} />
        <Payload
          name={copy.response}
          start={status === 0 ? copy.noAnswer : `HTTP/1.1 ${String(status)}`}
          raw={raw?.response}
          read={status === 0 ? undefined : response}
        />
      </div>
      {entry.operationId === undefined ? null : <WhySteps entry={entry} />}
    </>
  );
}

interface RepeatButtonsProps {
  readonly entry: LogEntry;
  readonly session: components['schemas']['Session'];
}

/** Buttons to reproduce the request by a command or a test, and to add a fault to its operation. */
function RepeatButtons({ entry, session }: RepeatButtonsProps) {
  const { id } = session;
  const operation = addressOf(entry);
  const acts = useMemo(
    () => ({
      c: () => void copied(asCurl(entry, location.origin + BASE_PATH, id), copy.copied('curl')),
      p: () => void copied(testOf(entry), copy.copied('Playwright')),
      ...(operation !== undefined && { n: () => setHash(`faults/${operation}`) }),
    }),
    [entry, id, operation],
  );
  useKeys(acts);
  return (
    <div className="row" style={{ padding: '8px 0' }}>
      <Button variant="outlined" aria-keyshortcuts="c" onClick={acts.c}>
        {copy.asCurl}
        <Key name="C" />
      </Button>
      <Button variant="outlined" aria-keyshortcuts="p" onClick={acts.p}>
        {copy.asTest}
        <Key name="P" />
      </Button>
      {acts.n ? (
        <Button variant="outlined" aria-keyshortcuts="n" onClick={acts.n}>
          {copy.addFault}
          <Key name="N" />
        </Button>
      ) : null}
      {entry.requestId === undefined ? null : (
        <span className="caption">{copy.requestId(entry.requestId)}</span>
      )}
    </div>
  );
}

const testOf = async ({ id }: LogEntry): Promise<string> => (await callControl(exportTest, { id })).text;

/** The violated rules of the contract, and the fault that applied. */
function Violations({ entry }: { readonly entry: LogEntry }) {
  const { valid, violations = [], requestViolations = [], fault } = entry;
  return (
    <>
      {valid.request ? null : <Notice title={copy.requestRefused} found={requestViolations} />}
      {valid.response ? null : <Notice title={copy.violations} found={violations} />}
      {fault === undefined ? null : <p className="warn">{copy.faultMet(fault)}</p>}
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly found: NonNullable<LogEntry['violations']>;
}

const Notice = ({ title, found }: NoticeProps) => (
  <div className="notice">
    <strong>{title}</strong>
    {found.map(({ pointer, message }) => (
      <p key={pointer + message} className="mono">{`${pointer} ${message}`}</p>
    ))}
  </div>
);
