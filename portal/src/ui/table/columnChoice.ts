import type { Column } from './column.ts';

type Choosable = Pick<Column<never>, 'key' | 'actions' | 'extra'>;

/** What the first column says identifies the row, and what can be done with it is no fact: both always stand there. */
const isFixed = ({ actions }: Choosable, index: number): boolean => index === 0 || actions === true;

/** The columns that one may do with or without. */
export const optionalColumns = <Some extends Choosable>(columns: readonly Some[]): Some[] =>
  columns.filter((column, index) => !isFixed(column, index));

/**
 * The columns that are shown, in the order they always have. `toggled` are those that stand otherwise than at first, so
 * that a column which comes with a later version is seen by those who have chosen, too.
 */
export const shownColumns = <Some extends Choosable>(
  columns: readonly Some[],
  toggled: ReadonlySet<string>,
): Some[] => columns.filter((column, index) => isFixed(column, index) || isShown(column, toggled));

type Shown = Pick<Choosable, 'key' | 'extra'>;

export const isShown = ({ key, extra }: Shown, toggled: ReadonlySet<string>): boolean =>
  (extra === true) === toggled.has(key);
