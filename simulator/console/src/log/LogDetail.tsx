import Button from '@mui/material/Button';
import { notify } from '../../../../portal/src/ui/feedback/notify.ts';
import { copyText } from '../../../../portal/src/ui/text/copyText.ts';
import { messageOf } from '../ask.ts';
import { log as copy } from '../copy.ts';
import { startLink } from '../portalLink.ts';
import { useLogEntry, useSession } from '../useLive.ts';
import { WhySteps } from '../why/WhySteps.tsx';
import type { LogEntry } from './entry.ts';
import { Payload } from './Payload.tsx';
import { asCurl, asTest } from './replay.ts';

/** What a request said and what was answered, as sent and as read, what of it breaks the contract, and how to send it again. */
export function LogDetail({ entry: listed }: { readonly entry: LogEntry }) {
  const { data: session } = useSession();
  const { data: whole = listed } = useLogEntry(listed.id);
  // The number is the same again after the log was cleared by a fresh start: then what is listed counts.
  const entry = whole.requestId === listed.requestId ? whole : listed;
  const { path, method, status, requestId, request, response, raw } = entry;
  const copyAs = (what: string, text: string) => async () => {
    try {
      await copyText(text);
      notify.success(copy.copied(what));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <>
      <Broken entry={entry} />
      {session ? (
        <div className="row" style={{ padding: '8px 0' }}>
          <Button
            variant="outlined"
            onClick={() => void copyAs('curl', asCurl(entry, location.origin, session.id))()}
          >
            {copy.asCurl}
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              void copyAs('Playwright', asTest(entry, startLink(session.scenarios, session.visit)))()
            }
          >
            {copy.asTest}
          </Button>
          {requestId === undefined ? null : <span className="caption">{copy.requestId(requestId)}</span>}
        </div>
      ) : null}
      <div className="payloads">
        <Payload name={copy.request} start={`${method} ${path}`} raw={raw?.request} read={request} />
        <Payload
          name={copy.response}
          start={`HTTP/1.1 ${String(status)}`}
          raw={raw?.response}
          read={response}
        />
      </div>
      {entry.operationId === undefined ? null : <WhySteps entry={entry} />}
    </>
  );
}

/** Which rule of the contract failed, above everything else. */
function Broken({ entry }: { readonly entry: LogEntry }) {
  const { valid, violations = [], requestViolations = [] } = entry;
  return (
    <>
      {valid.request ? null : (
        <div className="notice">
          <strong>{copy.requestRefused}</strong>
          {requestViolations.map(({ pointer, message }) => (
            <p key={pointer + message} className="mono">{`${pointer} ${message}`}</p>
          ))}
        </div>
      )}
      {valid.response ? null : (
        <div className="notice">
          <strong>{copy.violations}</strong>
          {violations.map(({ pointer, message }) => (
            <p key={pointer + message} className="mono">{`${pointer} ${message}`}</p>
          ))}
        </div>
      )}
    </>
  );
}
