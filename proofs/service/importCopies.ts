import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBestand } from '@hausblick/server/src/testing/import/bestand.ts'
import { formatCsv } from '@hausblick/server/src/testing/import/csv.ts'
import { runImport } from '@hausblick/server/src/testing/import/runImport.ts'

/** The tests' tables have 14 customers, with 64 units, 14 objects and 36 loans. */
export const OWNERS_A_COPY = 14

/** Imports copies of the tests' tables, each with customers of its own. By default into SQLite in the folder. */
export async function importCopies(
  folder: string,
  copies: number,
  databaseUrl?: string,
): Promise<void> {
  const tables = join(folder, 'tables')
  await mkdir(tables)
  for (const [name, [header = [], ...rows]] of readBestand()) {
    const text = formatCsv(rows)
    const parts = Array.from({ length: copies }, (_, copy) =>
      text.replaceAll(/K-1(?=\d{3})/g, `K-${copy + 1}-1`),
    )
    await writeFile(join(tables, `${name}.csv`), formatCsv([header]) + parts.join(''))
  }
  const place = { dataDir: folder, ...(databaseUrl !== undefined && { databaseUrl }) }
  const { status, stderr } = await runImport([tables], place)
  if (status !== 0) throw new Error(stderr)
}
