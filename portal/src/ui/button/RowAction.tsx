import type { ReactNode } from 'react';
import { PageLink } from '../router/PageLink.tsx';
import { onFirstClick } from './onFirstClick.ts';

interface ActionProps {
  /** Names the action and its row, for screen readers. */
  readonly name: string;
  readonly children: ReactNode;
}

interface RowActionProps extends ActionProps {
  readonly onClick: () => void;
  /** Grey: red is for the primary action. docs/design/look.md rule 5 */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
}

/** An action at the end of a table row. A class styles it (theme/globals.ts): a page has hundreds of them. */
export const RowAction = ({ name, quiet = false, onClick, ...button }: RowActionProps) => (
  <button
    type="button"
    aria-label={name}
    className={quiet ? 'row-action quiet' : 'row-action'}
    onClick={(event) => onFirstClick(event, onClick)}
    {...button}
  />
);

/** A link at the end of a table row. Renders nothing where the page refuses the user. */
export const RowLink = ({ name, ...link }: ActionProps & { readonly to: string }) => (
  <PageLink aria-label={name} className="row-action" {...link} />
);

interface RowActionsProps {
  /** Wraps them where they lack room: for many actions. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** The actions of a table row in one line: rows stay low, and the table scrolls. */
export const RowActions = ({ wraps = false, children }: RowActionsProps) => (
  <span className={wraps ? 'row-actions wraps' : 'row-actions'}>{children}</span>
);
