/** A column of an exported file. Nothing to say is `''`. */
export interface ExportColumn<Row> {
  readonly title: string;
  /** A number is an amount in yuan with two decimals, unless the column says `integer`. */
  readonly value: (row: Row) => string | number;
  readonly integer?: true;
}
