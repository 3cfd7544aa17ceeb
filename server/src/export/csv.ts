import { stringify } from 'csv-stringify/sync'

/** A table as spreadsheets and the import read it: semicolons, UTF-8 with a byte order mark, the names in the first line. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
  })
}
