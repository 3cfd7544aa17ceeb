import { stringify } from 'csv-stringify/sync'

interface Options {
  /**
   * Keeps what a customer has typed from being a formula in a spreadsheet that staff open (OWASP, CSV injection), by an
   * apostrophe before it. What the import reads back must stay as it is.
   */
  readonly escapesFormulas: boolean
}

/** A table as spreadsheets and the import read it: semicolons, UTF-8 with a byte order mark, the names in the first line. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
  { escapesFormulas }: Options,
): string {
  return stringify([...rows], {
    bom: true,
    escape_formulas: escapesFormulas,
    delimiter: ';',
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
  })
}
