import type { Field, FieldSet } from '../filters/fields.ts';
import type { Column } from '../table/column.ts';

/** The parts of a list that a saved view sets. */
export interface ViewedList {
  readonly fields: FieldSet;
  /** Absent for a list with one order. */
  readonly sort?: Field | undefined;
  /** Absent for a list with fixed columns. */
  readonly columns?: readonly Pick<Column<never>, 'key' | 'title' | 'actions' | 'extra'>[] | undefined;
  /** Storage name of the column choice; absent for a list with fixed columns. */
  readonly columnsKey?: string | undefined;
}
