import { use, type ReactNode } from 'react';
import { BesideTitle } from './besideTitle.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Id of the page's intro: a disabled button beside it may use it as its description. */
export const PAGE_INTRO = 'page-intro';

interface PageHeadProps {
  readonly title: string;
  /** At most one line (docs/design/look.md). */
  readonly intro?: string | undefined;
  /** The page that this one belongs to, on third-level pages. */
  readonly parent?: { readonly title: string; readonly to: string } | undefined;
  /** Right end. */
  readonly actions?: ReactNode;
}

/** The head of every page: breadcrumb, title, actions on the whole page. docs/design/look.md */
export function PageHead({ title, intro, parent, actions }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        {parent ? <Breadcrumbs crumbs={[parent, { title }]} /> : null}
        <div className="page-title-line">
          <h1 className="page-title">{title}</h1>
          {use(BesideTitle)}
        </div>
        {intro ? (
          <p id={PAGE_INTRO} className="page-intro">
            {intro}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div data-print="hide" className="page-actions">
          {actions}
        </div>
      ) : null}
    </div>
  );
}
