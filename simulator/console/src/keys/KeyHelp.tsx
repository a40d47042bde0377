import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { copy } from './copy.ts';
import { Key } from './Key.tsx';
import { useKeys } from './useKeys.ts';

/** A button, with a key of its own, that opens a list of all keys of the console. */
export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys(useMemo(() => ({ '?': () => dialog.current?.showModal() }), []));
  return (
    <>
      <Button
        className="wide"
        variant="outlined"
        aria-keyshortcuts="?"
        onClick={() => dialog.current?.showModal()}
      >
        {copy.title}
        <Key name="?" />
      </Button>
      <dialog ref={dialog} className="keys" aria-labelledby="keys-title">
        <h2 id="keys-title">{copy.title}</h2>
        <dl>
          {copy.all.map(([key, what]) => (
            <div key={key}>
              <dt>
                <Key name={key} />
                <span className="sr">{key}</span>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <Button variant="outlined" onClick={() => dialog.current?.close()}>
          {copy.close}
        </Button>
      </dialog>
    </>
  );
}
