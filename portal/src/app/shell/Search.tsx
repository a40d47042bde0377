import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { remember } from '../../routing/remember.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { messages } from '../messages.ts';
import { opensSearch } from '../search/slashKey.ts';
import { shell } from './copy.ts';

const load = remember(() => import('../search/SearchDialog.tsx'));

interface DialogProps {
  readonly onClose: () => void;
}

/** Opens the search by its button or the key `/`. The search itself loads with its first use. */
export function Search() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback(() => {
    load().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpen(true);
      },
      () => notify.warning(messages.offline),
    );
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);
  return (
    <>
      <IconButton
        label={shell.search}
        icon="search"
        iconSize={20}
        size={40}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={show}
      />
      {open && Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}
