import { remember } from '../../routing/remember.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { usePage } from '../usePage.ts';
import { usePartOnUse } from '../usePartOnUse.ts';
import { copy } from './copy.ts';

const loadDrawer = remember(() => import('./HelpDrawer.tsx').then((module) => module.HelpDrawer));

/** The question mark beside a page's title. It renders with the title; the help loads with its first use. */
export function PageHelp() {
  const target = usePage()?.help ?? 'none';
  const { Part: Drawer, open, close } = usePartOnUse(loadDrawer);
  if (target === 'none') return null;
  return (
    <>
      <IconButton
        label={copy.open}
        icon="help"
        size={24}
        data-print="hide"
        aria-haspopup="dialog"
        onClick={open}
      />
      {Drawer ? <Drawer target={target} onClose={close} /> : null}
    </>
  );
}
