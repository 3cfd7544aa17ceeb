import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { readBestand } from '@hausblick/server/src/testing/import/bestand.ts'
import { formatCsv } from '@hausblick/server/src/testing/import/csv.ts'

/**
 * Writes copies of the tests' tables with at least `atLeast` rows together, each copy with customers of its own. Returns the
 * files by table, and the number of rows.
 */
export async function writeTables(folder: string, atLeast: number) {
  const tables = readBestand()
  const rowsPerCopy = [...tables.values()].reduce((sum, rows) => sum + rows.length - 1, 0)
  const copies = Math.ceil(atLeast / rowsPerCopy)
  const files = new Map<string, string>()
  for (const [name, [header = [], ...rows]] of tables) {
    const file = join(folder, `${name}.csv`)
    const out = createWriteStream(file)
    out.write(formatCsv([header]))
    const text = formatCsv(rows)
    for (let copy = 1; copy <= copies; copy++)
      if (!out.write(text.replaceAll(/K-1(?=\d{3})/g, `K-${copy}-1`))) await once(out, 'drain')
    out.end()
    await once(out, 'close')
    files.set(name, file)
  }
  return { files, rows: copies * rowsPerCopy }
}
