import Button from '@mui/material/Button';
import { useState } from 'react';
import { deleteScene } from '#generated/control/client.ts';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { callControl, messageOf } from '../callControl.ts';
import { copied } from '../copied.ts';
import { ListTable } from '../ListTable.tsx';
import { shortTime } from '../shortTime.ts';
import { useAct, useScenes } from '../useLive.ts';
import { scenes as copy } from './copy.ts';

/** Stored sessions, each with its link. The simulator keeps them until they are deleted. */
export function ScenesTable() {
  const { data: scenes, error, refetch } = useScenes();
  if (error) return <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!scenes) return null;
  const { columns } = copy;
  return (
    <>
      <div className="tools">
        <h2>{copy.title}</h2>
        {scenes.length === 0 ? <span className="caption">{copy.none}</span> : null}
      </div>
      {scenes.length > 0 ? (
        <ListTable
          label={copy.title}
          names={[columns.name, columns.scenario, columns.clock, columns.operations, columns.savedAt]}
          actions={columns.actions}
        >
          {scenes.map(({ name, link, title, clock, operations, savedAt }) => (
            <tr key={name}>
              <td className="mono">{name}</td>
              <td className="wide">{title}</td>
              <td className="mono">{shortTime(clock.now)}</td>
              <td data-name={columns.operations}>{copy.operations(operations)}</td>
              <td className="mono" data-name={columns.savedAt}>
                {shortTime(savedAt)}
              </td>
              <td>
                <Actions name={name} link={link} />
              </td>
            </tr>
          ))}
        </ListTable>
      ) : null}
    </>
  );
}

/** Buttons of a scene. Deleting needs a second click, because it breaks the link of the scene for all who have it. */
function Actions({ name, link }: { readonly name: string; readonly link: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const remove = useAct(() => callControl(deleteScene, { name }), { done: () => copy.deleted(name) });
  if (isConfirming)
    return (
      <>
        <span className="below">{copy.deleteWarning}</span>
        <Button
          variant="outlined"
          size="small"
          aria-label={copy.confirmDeleteNamed(name)}
          disabled={remove.isPending}
          onClick={(event) => onFirstClick(event, () => remove.mutate(undefined))}
        >
          {copy.confirmDelete}
        </Button>{' '}
        <Button
          variant="outlined"
          size="small"
          aria-label={copy.keepNamed(name)}
          autoFocus
          onClick={() => setConfirming(false)}
        >
          {copy.keep}
        </Button>
      </>
    );
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={copy.copyNamed(name)}
        onClick={() => void copied(location.origin + link, copy.copied(name))}
      >
        {copy.copy}
      </Button>{' '}
      <Button
        variant="outlined"
        size="small"
        aria-label={copy.deleteNamed(name)}
        onClick={() => setConfirming(true)}
      >
        {copy.delete}
      </Button>
    </>
  );
}
