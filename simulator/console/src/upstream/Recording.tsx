import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { recordScenario } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';
import { useAct } from '../useLive.ts';
import { usePanelState } from '../usePanelState.ts';
import { copy } from './copy.ts';
import { downloadRecording } from './downloadRecording.ts';

/** Form that saves the session's exchanges so far as a scenario file, which replays them. */
export function Recording() {
  const [name, setName] = usePanelState('recording name', '');
  const [title, setTitle] = usePanelState('recording title', '');
  const save = useAct(
    async () => {
      const recorded = await callControl(recordScenario, {
        ...(name !== '' && { name }),
        ...(title !== '' && { title }),
      });
      return { ...recorded, savedAs: await downloadRecording(recorded) };
    },
    { done: ({ exchanges, leftOut, savedAs }) => copy.saved(exchanges, leftOut, savedAs) },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <>
      <div className="tools">
        <h2>{copy.record}</h2>
        <span className="caption grow">{copy.recordNote}</span>
      </div>
      <form className="fault-form" aria-label={copy.record} onSubmit={submit}>
        <label>
          <span className="caption">{copy.name}</span>
          <input
            className="field"
            placeholder={copy.nameHint}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          <span className="caption">{copy.title}</span>
          <input
            className="field"
            maxLength={100}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <span className="row">
          <Button type="submit" disabled={save.isPending}>
            {copy.save}
          </Button>
        </span>
      </form>
    </>
  );
}
