import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Problems } from './problems.ts'

const TABLES = ['.csv', '.xlsx']
const DOCUMENT = '.pdf'
/** What spreadsheets put beside a table that is open. */
const LOCK_FILE = /^(?:~\$|\.~lock\.)/

export interface Sources {
  readonly files: readonly string[]
  /** Of an archive; what they are and whose is read from their names. */
  readonly documents: readonly string[]
  /** What stands in the given folders and is not read. */
  readonly skipped: readonly string[]
  /** Whether there is a file behind every path. */
  readonly complete: boolean
}

interface Found {
  readonly tables: string[]
  readonly documents: string[]
  readonly others: string[]
}

/**
 * The files behind the paths of a call, each once: files as they are named, folders by the CSV and XLSX files in them and by
 * the PDFs in them and in the folders below.
 */
export async function findSources(paths: readonly string[], problems: Problems): Promise<Sources> {
  const files = new Map<string, string>()
  const documents = new Map<string, string>()
  const skipped: string[] = []
  for (const path of paths) {
    const found = await find(path)
    if (typeof found === 'string') problems.error({ file: path }, found)
    else {
      for (const file of found.tables) files.set(await realpath(file), file)
      for (const file of found.documents) documents.set(await realpath(file), file)
      skipped.push(...found.others)
    }
  }
  return {
    files: [...files.values()],
    documents: [...documents.values()],
    skipped,
    complete: problems.errorCount === 0,
  }
}

/** The files behind one path, or why there are none. */
async function find(path: string): Promise<Found | string> {
  const entry = await stat(path).catch(() => null)
  if (entry?.isFile()) {
    const [tables, documents] = isDocument(path) ? [[], [path]] : [[path], []]
    return { tables, documents, others: [] }
  }
  if (!entry?.isDirectory()) return 'Diese Datei gibt es nicht. Prüfen Sie den Pfad.'
  const found: Found = { tables: [], documents: [], others: [] }
  try {
    await walk(path, { isTop: true, found })
  } catch (error) {
    return `Dieser Ordner lässt sich nicht lesen (${error}). Prüfen Sie, ob Sie ihn lesen dürfen.`
  }
  if (found.tables.length + found.documents.length > 0) return found
  return 'In diesem Ordner ist weder eine CSV- oder XLSX-Datei noch ein PDF. Prüfen Sie den Pfad.'
}

async function walk(
  folder: string,
  { isTop, found }: { isTop: boolean; found: Found },
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const before = found.documents.length + found.others.length
      await walk(path, { isTop: false, found })
      // An empty folder is named all the same, so that nothing is passed over silently.
      if (found.documents.length + found.others.length === before) found.others.push(path)
    } else if (isTop && isTable(entry)) found.tables.push(path)
    else if (!entry.name.startsWith('.') && isDocument(entry.name)) found.documents.push(path)
    else found.others.push(path)
  }
}

function isTable({ name }: Dirent): boolean {
  return !LOCK_FILE.test(name) && TABLES.includes(extname(name).toLowerCase())
}

function isDocument(name: string): boolean {
  return extname(name).toLowerCase() === DOCUMENT
}
