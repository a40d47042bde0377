import type { ReactNode } from 'react';

/** The rows that a page is about: the first one begins on a phone's first screen (tests/explore/rules/fold.ts). */
export const PageRows = ({ children }: { readonly children: ReactNode }) => (
  <div data-page-rows>{children}</div>
);
