import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { patchWorld } from '#generated/control/client.ts';
import { callControl, Refusal } from '../callControl.ts';
import { useAct } from '../useLive.ts';
import { copy } from './copy.ts';

const EXAMPLE = '{ "quota": { "fixed": 500000000 } }';

type Patch = Parameters<typeof patchWorld>[0];

/** Form for a JSON merge patch of the world. A refusal names each wrong place or violated invariant and changes nothing. */
export function WorldEdit() {
  const [draft, setDraft] = useState('');
  const patch = useAct(async (text: string) => callControl(patchWorld, JSON.parse(text) as Patch), {
    done: () => copy.changed,
    silent: true,
  });
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    patch.mutate(draft, { onSuccess: () => setDraft('') });
  };
  return (
    <details>
      <summary>{copy.edit}</summary>
      <form onSubmit={apply} style={{ display: 'grid', gap: 8, padding: '8px 0', justifyItems: 'start' }}>
        <label htmlFor="world-patch" className="caption">
          {copy.patch}
        </label>
        <textarea
          id="world-patch"
          className="field"
          rows={5}
          required
          spellCheck={false}
          placeholder={EXAMPLE}
          aria-describedby="world-refusal"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <div id="world-refusal" role="alert">
          {patch.error ? <Why error={patch.error} /> : null}
        </div>
        <Button type="submit" variant="tonal" disabled={patch.isPending}>
          {copy.apply}
        </Button>
      </form>
    </details>
  );
}

function Why({ error }: { readonly error: Error }) {
  const reasons = error instanceof Refusal ? error.reasons : [];
  return (
    <div className="notice">
      <p className="bad">{error instanceof SyntaxError ? copy.patchNotJson : error.message}</p>
      <ul>
        {reasons.map(({ place, why }) => (
          <li key={place + why}>
            <code className="mono">{place}</code> {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
