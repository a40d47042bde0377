import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { filters } from '#portal/copy/ui.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { useUrlQuery } from '#portal/ui/hooks/useUrlQuery.ts';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import { useToggledColumns } from '#portal/ui/table/useToggledColumns.ts';
import { buttonCopy } from './buttonCopy.ts';
import { viewsQuery } from './queries.ts';
import { useDefaultView } from './useDefaultView.ts';
import { asToday, contentOf, isSameContent, readView, withView, type SavedView } from './viewContent.ts';

const ViewsDrawer = lazy(() =>
  import('./ViewsDrawer.tsx').then((module) => ({ default: module.ViewsDrawer })),
);

export interface ViewsButtonProps extends ViewedList {
  readonly place: ViewPlace;
}

/** The name of the view that the list shows, and the drawer with all of them. */
export function ViewsButton({ place, columnsKey = '', ...list }: ViewsButtonProps) {
  const views = useQuery(viewsQuery(useProduct().code, place));
  const [query, edit] = useUrlQuery();
  const [toggled, keepToggled] = useToggledColumns(columnsKey);
  const [open, setOpen] = useState(false);
  const [everOpen, setEverOpen] = useState(false);
  const content = contentOf(list, { query, toggled });
  const all = views.data?.views;
  const current = all?.find((view) => isSameContent(asToday(list, view.content), content));

  const apply = (view: SavedView, options?: { readonly replace: true }) => {
    const read = readView(list, view.content);
    edit((now) => withView(list, read, now), options);
    if (columnsKey !== '') keepToggled(read.toggled);
    if (read.dropped > 0) notify.info(buttonCopy.dropped(view.name, read.dropped));
  };
  useDefaultView(list, all, (view) => apply(view, { replace: true }));

  return (
    <>
      <Button
        variant="link"
        aria-haspopup="dialog"
        onClick={() => {
          setEverOpen(true);
          setOpen(true);
        }}
        sx={{ maxWidth: 200, minWidth: 0 }}
      >
        <span>{current === undefined ? filters.views : buttonCopy.chosen(current.name)}</span>
      </Button>
      {everOpen ? (
        <Suspense fallback={null}>
          <ViewsDrawer
            place={place}
            query={views}
            content={content}
            currentId={current?.viewId}
            open={open}
            onClose={() => setOpen(false)}
            onApply={(view) => {
              apply(view);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
