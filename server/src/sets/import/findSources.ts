import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Problems } from './problems/problems.ts'

const TABLES = ['.csv', '.xlsx', '.ods']
/** The lock file that a spreadsheet program creates for an open file. */
const LOCK_FILE = /^(?:~\$|\.~lock\.)/

export interface Sources {
  readonly files: readonly string[]
  /** PDFs and electronic invoices. */
  readonly documents: readonly string[]
  /** Entries of the given folders that are not read. */
  readonly skipped: readonly string[]
  /** Whether every path could be resolved. */
  readonly complete: boolean
}

interface FoundFiles {
  readonly tables: string[]
  readonly documents: string[]
  readonly others: string[]
}

/**
 * Resolves paths to files, each listed once: a folder to the CSV files and workbooks directly in it and to the documents in its
 * whole tree. Reports paths that do not exist, cannot be read or hold no such files.
 */
export async function findSources(paths: readonly string[], problems: Problems): Promise<Sources> {
  const files = new Map<string, string>()
  const documents = new Map<string, string>()
  const skipped: string[] = []
  for (const path of paths) {
    const found = await findFiles(path)
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

/** Returns a path's files, or in German why there are none. */
async function findFiles(path: string): Promise<FoundFiles | string> {
  const entry = await stat(path).catch(() => null)
  if (entry?.isFile()) {
    const [tables, documents] = isDocument(path) ? [[], [path]] : [[path], []]
    return { tables, documents, others: [] }
  }
  if (!entry?.isDirectory()) return 'Diese Datei gibt es nicht. Prüfen Sie den Pfad.'
  const found: FoundFiles = { tables: [], documents: [], others: [] }
  try {
    await walkFolder(path, { isTop: true, found })
  } catch (error) {
    return `Dieser Ordner lässt sich nicht lesen (${error}). Prüfen Sie, ob Sie ihn lesen dürfen.`
  }
  if (found.tables.length + found.documents.length > 0) return found
  return 'In diesem Ordner ist weder eine Tabelle (CSV, XLSX, ODS) noch ein PDF oder eine E-Rechnung (XML). Prüfen Sie den Pfad.'
}

async function walkFolder(
  folder: string,
  { isTop, found }: { isTop: boolean; found: FoundFiles },
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const before = found.documents.length + found.others.length
      await walkFolder(path, { isTop: false, found })
      // Empty folders are listed too, so that nothing is skipped silently.
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
  // Other programs' XML is none of ours.
  return extname(name).toLowerCase() === '.pdf' || readFileName(basename(name)) !== null
}
