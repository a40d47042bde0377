import { ColumnButton } from './ColumnButton.tsx';
import { optionalColumns, shownColumns } from './columnChoice.ts';
import { RowGrid, type RowGridProps } from './RowGrid.tsx';
import { TableTools } from './TableTools.tsx';
import { useToggledColumns } from './useToggledColumns.ts';

interface ConfigurableGridProps<Row> extends RowGridProps<Row> {
  /** Storage name of the choice; it names the list and the account. */
  readonly name: string;
}

/** A table with the columns that the user chose. */
export function ConfigurableGrid<Row>({ name, columns, ...rest }: ConfigurableGridProps<Row>) {
  const [toggled, keep] = useToggledColumns(name);
  return (
    <>
      <TableTools>
        <ColumnButton
          identifying={columns[0]?.title ?? ''}
          columns={optionalColumns(columns)}
          toggled={toggled}
          onChange={keep}
        />
      </TableTools>
      <RowGrid {...rest} columns={shownColumns(columns, toggled)} />
    </>
  );
}
