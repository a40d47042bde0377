import Button from '@mui/material/Button';
import { useRef } from 'react';
import { exportSnapshot, importSnapshot } from '#generated/control/client.ts';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { callControl, messageOf } from '../callControl.ts';
import { download } from '../download.ts';
import { useAct, useWorld } from '../useLive.ts';
import { copy } from './copy.ts';
import { Branch } from './Tree.tsx';
import { WorldEdit } from './WorldEdit.tsx';

type Snapshot = Parameters<typeof importSnapshot>[0];

/** The session's world as a tree, a form to change it, and buttons to save the session to a file and load it. */
export function WorldPanel() {
  const { data: world, error, refetch } = useWorld();
  const file = useRef<HTMLInputElement>(null);
  const save = useAct(async () => {
    const snapshot = await callControl(exportSnapshot, {});
    download(`snapshot-${snapshot.scenarios.join('-')}.json`, snapshot);
  });
  const load = useAct(async (text: string) => callControl(importSnapshot, snapshotFrom(text)), {
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

/** @throws an error with the text that the page shows */
function snapshotFrom(text: string): Snapshot {
  try {
    // The API validates the content: here it only has to be JSON.
    return JSON.parse(text) as Snapshot;
  } catch (error) {
    throw new Error(copy.notJson, { cause: error });
  }
}
