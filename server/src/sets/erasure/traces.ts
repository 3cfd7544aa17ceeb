import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import { readRows } from '../backup/rows.ts'
import { listTables } from '../backup/tables.ts'

/** Shorter ones would be found anywhere. */
const SHORTEST_MARK = 5

/** Where something of a deleted customer was found. */
export interface Trace {
  readonly place: string
  readonly mark: string
}

/** Returns those of the marks that are long enough to be searched for, in lower case. */
export function searchableMarks(marks: readonly string[]): string[] {
  return marks.filter((mark) => mark.length >= SHORTEST_MARK).map((mark) => mark.toLowerCase())
}

/**
 * Searches for marks in any case: in all rows, on SQLite also in the bytes of the database files, and in the mails and unfinished
 * uploads of the data folder.
 */
export async function findTraces(
  database: Database,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  marks: readonly string[],
): Promise<Trace[]> {
  const file = /^sqlite:(?<file>.+)$/.exec(databaseUrl)?.groups?.file
  const folders = await Promise.all(
    ['mail', 'uploads'].map((name) => listFiles(join(dataDir, name))),
  )
  const files = [...(file === undefined ? [] : [file, `${file}-wal`]), ...folders.flat()]
  const found = await Promise.all(files.map((path) => searchFile(path, marks)))
  return [...(await searchRows(database, marks)), ...found.flat()]
}

async function searchRows({ db, dialect }: Database, marks: readonly string[]): Promise<Trace[]> {
  const traces: Trace[] = []
  await db.transaction().execute(async (trx) => {
    for (const table of await listTables(trx, dialect))
      for await (const rows of readRows(trx, table)) {
        const text = JSON.stringify(rows).toLowerCase()
        for (const mark of marks)
          if (text.includes(mark)) traces.push({ place: `Tabelle ${table.name}`, mark })
      }
  })
  return traces
}

async function searchFile(path: string, marks: readonly string[]): Promise<Trace[]> {
  const needles = marks.map((mark) => ({ mark, bytes: Buffer.from(mark).toString('latin1') }))
  const found = new Set<string>()
  const longest = Math.max(0, ...needles.map(({ bytes }) => bytes.length))
  let rest = ''
  try {
    for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
      const text = rest + String(chunk).toLowerCase()
      for (const { mark, bytes } of needles) if (text.includes(bytes)) found.add(mark)
      rest = text.slice(-longest)
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return [...found].map((mark) => ({ place: path, mark }))
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
