import type { Column } from './column.ts';

type ColumnFacts = Pick<Column<never>, 'key' | 'actions' | 'extra'>;

/** Returns whether a column cannot be hidden: the first identifies the row, and the actions are no data. */
const isFixed = ({ actions }: ColumnFacts, index: number): boolean => index === 0 || actions === true;

/** The columns that the user may hide. */
export const optionalColumns = <Some extends ColumnFacts>(columns: readonly Some[]): Some[] =>
  columns.filter((column, index) => !isFixed(column, index));

/**
 * The visible columns in their fixed order. `toggled` lists those that differ from the default, so that a column of a
 * later version also appears for users with a choice.
 */
export const shownColumns = <Some extends ColumnFacts>(
  columns: readonly Some[],
  toggled: ReadonlySet<string>,
): Some[] => columns.filter((column, index) => isFixed(column, index) || isShown(column, toggled));

/** Returns whether a column that can be hidden is visible with this choice. */
export const isShown = (
  { key, extra }: Omit<ColumnFacts, 'actions'>,
  toggled: ReadonlySet<string>,
): boolean => (extra === true) === toggled.has(key);
