import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { filters } from '#portal/copy/ui.ts';
import { optionalPart } from '#portal/ui/feedback/optionalPart.ts';
import { useAfterPaint } from '#portal/ui/hooks/useAfterPaint.ts';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import type { ViewsButtonProps } from './ViewsButton.tsx';

// Begins to load with the list's own code, so that a list opened by a link appears at once with its button.
const load = () => import('./ViewsButton.tsx').then((module) => module.ViewsButton);
load().catch(() => undefined);
const ViewsButton = optionalPart(load);

/** Keeps the place of the button until its part has loaded: the list comes first. */
const placeholder = (
  <Button variant="link" aria-hidden tabIndex={-1} sx={{ visibility: 'hidden' }}>
    {filters.views}
  </Button>
);

/** 视图: filters, order and columns of a list under a name. Loads after the list. */
export const SavedViews = (props: ViewsButtonProps) =>
  useAfterPaint() ? (
    <Suspense fallback={placeholder}>
      <ViewsButton {...props} />
    </Suspense>
  ) : (
    placeholder
  );

/** The saved views of a `FilteredList`. */
export const savedViews = (place: ViewPlace) => (list: ViewedList) => <SavedViews place={place} {...list} />;
