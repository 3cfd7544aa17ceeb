import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { runImport } from '@hausblick/server/src/testing/import/runImport.ts'
import { sql } from 'kysely'
import { readOutput } from '../../scripts/command.ts'
import { installDebian } from '../../scripts/debian.ts'
import { withPostgres } from '../../scripts/postgres/cluster.ts'
import { withFolder } from '../service/folder.ts'
import { writeTables } from '../service/tables.ts'

// Measures `npm run import` of many customers' tables against `sqlite3 .import` of the same files, which only copies cells
// as texts. `ROWS=5400000 npm run bench -- imports` measures as many rows as 5.4 million.

const ROWS = Number(process.env.ROWS ?? 500_000)
const run = promisify(execFile)

async function time(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  return (performance.now() - start) / 1000
}

async function copyTables(database: string, files: ReadonlyMap<string, string>): Promise<void> {
  const imports = [...files].map(([name, file]) => `.import "${file}" "${name}"`)
  await run('sqlite3', ['-csv', '-separator', ';', database, ...imports])
}

async function importTables(folder: string, dataDir: string, databaseUrl?: string): Promise<void> {
  const { status, stderr } = await runImport([folder], {
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  if (status !== 0) throw new Error(stderr)
}

async function canCopy(): Promise<boolean> {
  const finds = () => readOutput('sqlite3', ['--version']) !== undefined
  if (finds()) return true
  process.stdout.write(await installDebian('sqlite3'))
  return finds()
}

const print = (title: string, seconds: number, copied?: number) =>
  process.stdout.write(
    `${title.padEnd(44)} ${seconds.toFixed(1).padStart(7)} s${copied === undefined ? '' : `   ratio ${(seconds / copied).toFixed(1)}`}\n`,
  )

await withFolder(async (folder) => {
  const [csv, dataDir] = [join(folder, 'csv'), join(folder, 'data')]
  for (const each of [csv, dataDir]) await mkdir(each)
  const { files, rows } = await writeTables(csv, ROWS)
  process.stdout.write(`${rows.toLocaleString('en')} rows in ${files.size} files\n`)
  let copied: number | undefined
  if (await canCopy()) {
    copied = await time(() => copyTables(join(folder, 'copy.db'), files))
    print('sqlite3 .import', copied)
  } else
    process.stdout.write('sqlite3 is not installed, so that there is nothing to compare with.\n')
  print('npm run import, SQLite', await time(() => importTables(csv, dataDir)), copied)
  print('again, SQLite: all unchanged', await time(() => importTables(csv, dataDir)), copied)
  await withPostgres(async (server) => {
    const name = `bench_${randomUUID().replaceAll('-', '')}`
    const { db, close } = await openDatabase(server)
    await sql.raw(`create database ${name}`).execute(db)
    try {
      const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
      print('npm run import, PostgreSQL', await time(() => importTables(csv, dataDir, url)))
      print('again, PostgreSQL: all unchanged', await time(() => importTables(csv, dataDir, url)))
    } finally {
      await sql.raw(`drop database ${name} with (force)`).execute(db)
      await close()
    }
  })
})
