import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { nameSession } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';
import { useAct } from '../useLive.ts';
import { copy } from './copy.ts';

interface SessionNamingProps {
  readonly name: string | undefined;
  readonly onDone: () => void;
}

/** The session's display name. Its id stays: requests name the session by it. */
export function SessionNaming({ name = '', onDone }: SessionNamingProps) {
  const [typed, setTyped] = useState(name);
  const save = useAct(() => callControl(nameSession, { name: typed }), {
    done: ({ name: given }) => (given === undefined ? copy.unnamed : copy.named(given)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form
      className="row"
      aria-label={copy.naming}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      <label className="caption" htmlFor="session-name">
        {copy.name}
      </label>
      <span>
        <input
          className="field"
          id="session-name"
          maxLength={64}
          placeholder={copy.nameHint}
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </span>
      <Button type="submit" disabled={save.isPending}>
        {copy.saveName}
      </Button>
      <Button variant="outlined" onClick={onDone}>
        {copy.cancelName}
      </Button>
    </form>
  );
}
