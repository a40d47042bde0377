import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { recordScenario } from '#generated/control/client.ts';
import { ask } from '../ask.ts';
import { upstream as copy } from '../copy.ts';
import { download } from '../download.ts';
import { useAct } from '../useLive.ts';

type Recorded = Awaited<ReturnType<typeof recordScenario>>;

/** The scenario file; with large bodies beside it, an archive to be unpacked in the folder of the scenarios. */
async function hand({ file, text, files }: Recorded): Promise<void> {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (files.length === 0) return download(name, text);
  const { strToU8, zipSync } = await import('fflate');
  const beside = files.map((each) => [
    each.file,
    Uint8Array.from(atob(each.base64), (sign) => sign.charCodeAt(0)),
  ]);
  const archive = zipSync({ [file]: strToU8(text), ...Object.fromEntries(beside) });
  download(name.replace(/yaml$/, 'zip'), new Blob([archive], { type: 'application/zip' }));
}

/** The session's conversation so far, as a scenario file that tells it again. */
export function Recording() {
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const save = useAct(
    async () => {
      const recorded = await ask(recordScenario, {
        ...(name !== '' && { name }),
        ...(title !== '' && { title }),
      });
      await hand(recorded);
      return recorded;
    },
    { done: ({ exchanges, leftOut, file }) => copy.saved(exchanges, leftOut, file) },
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
