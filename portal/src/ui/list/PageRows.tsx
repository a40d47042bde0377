import type { ReactNode } from 'react';

/** The main rows of a page: the first begins on a phone's first screen (tests/explore/rules/fold.ts). */
export const PageRows = ({ children }: { readonly children: ReactNode }) => (
  <div data-page-rows>{children}</div>
);
