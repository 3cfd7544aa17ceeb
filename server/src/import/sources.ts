import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Problems } from './problems.ts'

const READ_FROM_FOLDERS = ['.csv', '.xlsx']
/** What spreadsheets put beside a table that is open. */
const LOCK_FILE = /^(?:~\$|\.~lock\.)/

export interface Sources {
  readonly files: readonly string[]
  /** What stands in the given folders and is not read. */
  readonly skipped: readonly string[]
  /** Whether there is a file behind every path. */
  readonly complete: boolean
}

/** The files behind the paths of a call, each once: files as they are named, folders by the CSV and XLSX files in them. */
export async function findSources(paths: readonly string[], problems: Problems): Promise<Sources> {
  const files = new Map<string, string>()
  const skipped: string[] = []
  for (const path of paths) {
    const found = await find(path)
    if (typeof found === 'string') problems.error({ file: path }, found)
    else {
      for (const file of found.files) files.set(await realpath(file), file)
      skipped.push(...found.skipped)
    }
  }
  return { files: [...files.values()], skipped, complete: problems.errorCount === 0 }
}

/** The files behind one path, or why there are none. */
async function find(path: string): Promise<Pick<Sources, 'files' | 'skipped'> | string> {
  const entry = await stat(path).catch(() => null)
  if (entry?.isFile()) return { files: [path], skipped: [] }
  if (!entry?.isDirectory()) return 'Diese Datei gibt es nicht. Prüfen Sie den Pfad.'
  const entries = await readdir(path, { withFileTypes: true })
  const { tables = [], others = [] } = Object.groupBy(
    entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    (entry) => (isTable(entry) ? 'tables' : 'others'),
  )
  if (tables.length === 0)
    return 'In diesem Ordner ist keine CSV- oder XLSX-Datei. Prüfen Sie den Pfad.'
  const pathOf = ({ name }: Dirent) => join(path, name)
  return { files: tables.map(pathOf), skipped: others.map(pathOf) }
}

function isTable(entry: Dirent): boolean {
  if (entry.isDirectory() || LOCK_FILE.test(entry.name)) return false
  return READ_FROM_FOLDERS.includes(extname(entry.name).toLowerCase())
}
