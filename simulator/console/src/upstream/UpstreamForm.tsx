import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { setUpstream } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';
import { OperationField } from '../OperationField.tsx';
import { useAct } from '../useLive.ts';
import { usePanelState } from '../usePanelState.ts';
import { copy } from './copy.ts';

/** Form that routes a service or an operation to a real backend, or back to the simulator, from the next request on. */
export function UpstreamForm() {
  const [on, setOn] = usePanelState('upstream on', '');
  const [url, setUrl] = usePanelState('upstream url', '');
  const [ca, setCa] = usePanelState('upstream ca', '');
  const [isInsecure, setInsecure] = usePanelState('upstream isInsecure', false);
  // Certificate settings apply to https addresses only.
  const isHttps = url.trim().startsWith('https:');
  const trust = { ...(ca.trim() !== '' && { ca }), ...(isInsecure && { insecure: true }) };
  const set = useAct(
    (to: string | null) => callControl(setUpstream, { on, url: to, ...(to !== null && isHttps && trust) }),
    { done: () => copy.switched(on) },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set.mutate(url);
  };
  return (
    <form className="fault-form" aria-label={copy.form} onSubmit={submit}>
      <OperationField
        withServices
        label={copy.on}
        hint={copy.onHint}
        list="upstream-names"
        value={on}
        onChange={setOn}
      />
      <label>
        <span className="caption">{copy.url}</span>
        <input
          className="field"
          required
          placeholder={copy.urlHint}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      {isHttps ? (
        <>
          <label>
            <span className="caption">{copy.ca}</span>
            <textarea
              className="field mono"
              rows={2}
              placeholder={copy.caHint}
              value={ca}
              onChange={({ target }) => setCa(target.value)}
            />
          </label>
          <label className="row">
            <input
              type="checkbox"
              checked={isInsecure}
              onChange={({ target }) => setInsecure(target.checked)}
            />
            {copy.insecure}
          </label>
        </>
      ) : null}
      <span className="row">
        <Button type="submit" disabled={set.isPending}>
          {copy.give}
        </Button>
        <Button variant="outlined" disabled={on === '' || set.isPending} onClick={() => set.mutate(null)}>
          {copy.take}
        </Button>
      </span>
    </form>
  );
}
