import { useCallback, useState, type ComponentType } from 'react';
import type { HelpSubject } from '../../routing/helpSubject.ts';
import { remember } from '../../routing/remember.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { messages } from '../messages.ts';
import { usePage } from '../usePage.ts';
import { copy } from './copy.ts';

const load = remember(() => import('./HelpDrawer.tsx'));

interface DrawerProps {
  readonly subject: HelpSubject;
  readonly onClose: () => void;
}

/** The question mark beside a page's title. The help loads with its first use. */
export function PageHelp() {
  const subject = usePage()?.help ?? 'none';
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const close = useCallback(() => setOpen(false), []);
  if (subject === 'none') return null;
  const show = () =>
    load().then(
      ({ HelpDrawer }) => {
        setDrawer(() => HelpDrawer);
        setOpen(true);
      },
      () => notify.warning(messages.offline),
    );
  return (
    <>
      <IconButton
        label={copy.open}
        icon="help"
        size={24}
        data-print="hide"
        aria-haspopup="dialog"
        onClick={() => void show()}
      />
      {open && Drawer ? <Drawer subject={subject} onClose={close} /> : null}
    </>
  );
}
