import Button from '@mui/material/Button';
import { useEffect, useState, type ComponentType } from 'react';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { filters } from '#portal/copy/ui.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { useAfterPaint } from '#portal/ui/hooks/useAfterPaint.ts';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import { buttonCopy } from './buttonCopy.ts';
import type { ListViewsProps } from './ListViews.tsx';
import type { ViewsDrawerProps } from './ViewsDrawer.tsx';

/** Set once it has loaded: a list that opens later renders once. */
let loaded: ComponentType<ListViewsProps> | undefined;

const loadViews = async () => {
  const { ListViews } = await import('./ListViews.tsx');
  loaded = ListViews;
  return ListViews;
};
const loadDrawer = () => import('./ViewsDrawer.tsx').then((module) => module.ViewsDrawer);

// Begins to load with the list's own code.
loadViews().catch(() => undefined);

interface SavedViewsProps extends ViewedList {
  readonly place: ViewPlace;
}

/**
 * 视图: filters, order and columns of a list under a name. The button renders with the list; the views render after the
 * first paint, once they have loaded. A press before that opens them as soon as they have loaded.
 */
export function SavedViews(props: SavedViewsProps) {
  const [Views, setViews] = useState(() => loaded);
  const [Drawer, setDrawer] = useState<ComponentType<ViewsDrawerProps>>();
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState<string>();
  const painted = useAfterPaint();
  useEffect(() => {
    if (!painted || Views !== undefined) return;
    // After a failure the next press on the button tries again.
    loadViews().then(
      (part) => setViews(() => part),
      () => undefined,
    );
  }, [painted, Views]);
  const open = () => {
    Promise.all([loadViews(), loadDrawer()]).then(
      ([part, drawer]) => {
        setViews(() => part);
        setDrawer(() => drawer);
        setOpen(true);
      },
      () => notify.warning(buttonCopy.failed),
    );
  };
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={open} sx={{ maxWidth: 200, minWidth: 0 }}>
        <span>{current === undefined ? filters.views : buttonCopy.chosen(current)}</span>
      </Button>
      {Views ? (
        <Views
          {...props}
          Drawer={Drawer}
          open={isOpen}
          onClose={() => setOpen(false)}
          onCurrent={setCurrent}
        />
      ) : null}
    </>
  );
}

/** The saved views of a `FilteredList`. */
export const savedViews = (place: ViewPlace) => (list: ViewedList) => <SavedViews place={place} {...list} />;
