import type { Column } from './column.ts';

type Choosable = Pick<Column<never>, 'key' | 'actions' | 'extra'>;

/** The first column identifies the row and the actions are no fact: both cannot be hidden. */
const isFixed = ({ actions }: Choosable, index: number): boolean => index === 0 || actions === true;

/** The columns that the user may hide. */
export const optionalColumns = <Some extends Choosable>(columns: readonly Some[]): Some[] =>
  columns.filter((column, index) => !isFixed(column, index));

/**
 * The visible columns in their fixed order. `toggled` lists those that differ from the default, so that a column of a
 * later version also appears for users with a choice.
 */
export const shownColumns = <Some extends Choosable>(
  columns: readonly Some[],
  toggled: ReadonlySet<string>,
): Some[] => columns.filter((column, index) => isFixed(column, index) || isShown(column, toggled));

type Shown = Pick<Choosable, 'key' | 'extra'>;

export const isShown = ({ key, extra }: Shown, toggled: ReadonlySet<string>): boolean =>
  (extra === true) === toggled.has(key);
