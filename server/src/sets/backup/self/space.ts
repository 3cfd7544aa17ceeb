import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { CommandError } from '../../../platform/command/command.ts'
import { measureSpace } from '../../../platform/database/noSpace.ts'
import type { Database } from '../../../platform/database/open.ts'
import type { BackupPlace } from './places/place.ts'

const GIGABYTE = 1e9
const gigabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Tables with files. Of documents that many customers share, there is one. */
const FILES = [
  'select max(size) as size from document group by coalesce(file_key, storage_key)',
  'select max(size) as size from withheld_document group by coalesce(file_key, storage_key)',
  'select size from paper',
  'select size from place_picture',
].join(' union all ')

const DATABASE = {
  sqlite: 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  postgres: 'select pg_database_size(current_database()) as bytes',
}

/** Throws a CommandError unless there is space for a backup and for restoring it, which both are as large as what is stored. */
export async function requireSpace(
  database: Pick<Database, 'db' | 'dialect'>,
  place: Pick<BackupPlace, 'folder'>,
): Promise<void> {
  const bytes = await measureStored(database)
  const folders = [place.folder ?? tmpdir(), tmpdir()]
  const devices = await Promise.all(folders.map(async (folder) => (await stat(folder)).dev))
  for (const [index, folder] of folders.entries()) {
    const needed = bytes * devices.filter((device) => device === devices[index]).length
    const { free } = await measureSpace(folder)
    if (free < needed) throw new CommandError(describe(folder, free, needed))
  }
}

async function measureStored({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<number> {
  const files = `select cast(coalesce(sum(size), 0) as bigint) as bytes from (${FILES}) as files`
  const sizes = await Promise.all(
    [files, DATABASE[dialect]].map((query) => sql.raw<{ bytes: number }>(query).execute(db)),
  )
  return sizes.reduce((sum, { rows: [row] }) => sum + (row?.bytes ?? 0), 0)
}

function describe(folder: string, free: number, needed: number): string {
  const [has, needs] = [free, needed].map((bytes) => gigabytes.format(bytes / GIGABYTE))
  return `Auf dem Datenträger von ${folder} sind ${has} GB frei; für eine Sicherung und ihre Probe braucht es dort ${needs} GB. Bitte schaffen Sie Platz.`
}
