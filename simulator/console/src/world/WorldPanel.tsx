import Button from '@mui/material/Button';
import { useRef } from 'react';
import { exportSnapshot, importSnapshot } from '#generated/control/client.ts';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { ask, messageOf } from '../ask.ts';
import { world as copy } from '../copy.ts';
import { download } from '../download.ts';
import { useSessionMutation, useWorld } from '../useLive.ts';
import { Branch } from './Tree.tsx';
import { WorldEdit } from './WorldEdit.tsx';

type Snapshot = Parameters<typeof importSnapshot>[0];

/** The session's world as a tree, checked edits, and the session as a file. */
export function WorldPanel() {
  const { data: world, error, refetch } = useWorld();
  const file = useRef<HTMLInputElement>(null);
  const save = useSessionMutation(async () => {
    const snapshot = await ask(exportSnapshot, {});
    download(`snapshot-${snapshot.scenarios.join('-')}.json`, snapshot);
  });
  const load = useSessionMutation(async (text: string) => ask(importSnapshot, snapshotFrom(text)), {
    done: () => copy.loaded,
  });
  const read = async (chosen: File | undefined) => {
    if (chosen) load.mutate(await chosen.text());
    if (file.current) file.current.value = '';
  };
  return (
    <>
      <div className="tools">
        <p className="caption grow">{copy.note}</p>
        <Button variant="outlined" onClick={() => save.mutate(undefined)}>
          {copy.save}
        </Button>
        <Button variant="outlined" onClick={() => file.current?.click()}>
          {copy.load}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={copy.load}
          accept="application/json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </div>
      <WorldEdit />
      {error ? <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      <div className="tree" aria-busy={!world}>
        {world ? <Branch name={copy.tree} value={world} open /> : <SkeletonLines heights={[24, 24, 24]} />}
      </div>
    </>
  );
}

/** @throws with a message for the user */
function snapshotFrom(text: string): Snapshot {
  try {
    // The API checks the content: here it only has to be JSON.
    return JSON.parse(text) as Snapshot;
  } catch (error) {
    throw new Error(copy.notJson, { cause: error });
  }
}
