import { useEffect } from 'react';
import { remember } from '../../routing/remember.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { opensSearch } from '../search/slashKey.ts';
import { usePartOnUse } from '../usePartOnUse.ts';
import { shell } from './copy.ts';

const loadDialog = remember(() => import('../search/SearchDialog.tsx').then((module) => module.SearchDialog));

/** Opens the search by its button or the key `/`. The search itself loads with its first use. */
export function Search() {
  const { Part: Dialog, open, close } = usePartOnUse(loadDialog);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <IconButton
        label={shell.search}
        icon="search"
        iconSize={20}
        size={40}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
      />
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}
