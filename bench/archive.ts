import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programs } from '../server/src/documents/intake/reader/programs.ts'
import { runReader } from '../server/src/documents/intake/runReader.ts'
import { portfolioKind } from '../server/src/records/kinds/portfolio.ts'
import { csvOf } from '../server/src/testing/import/csv.ts'
import { writeFiles } from '../server/src/testing/import/importing.ts'
import { createPdf } from '../server/src/testing/texts/pdfs.ts'
import { withFolder } from './service/folder.ts'

const FILES = 296
const CUSTOMERS = 17
const SAMPLE = 24
const COMMAND = join(import.meta.dirname, '../server/src/import/command.ts')
const run = promisify(execFile)

const customerOf = (index: number) => `K-${(index % CUSTOMERS) + 1}`

/** Returns the seconds for reading a sample with one process per file, two at a time. */
async function timeAlone(archive: string): Promise<number> {
  const files = (await readdir(archive)).filter((name) => name.endsWith('.pdf')).slice(0, SAMPLE)
  const start = performance.now()
  const rest = files.values()
  const worker = async () => {
    for (const file of rest)
      for (const program of [programs.inspect, programs.examine])
        await runReader(program, join(archive, file))
  }
  await Promise.all([worker(), worker()])
  return (performance.now() - start) / 1000
}

// Measures `npm run import` on an archive of small PDFs from several customers.
await withFolder(async (folder) => {
  const archive = join(folder, 'archive')
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => ({
    customerid: `K-${index + 1}`,
  }))
  await writeFiles(archive, { 'bestand.csv': csvOf(portfolioKind, customers) })
  for (let index = 0; index < FILES; index++) {
    const name = `readv_${customerOf(index)}_Am Markt 1_20250101_Brief_Nummer ${index}.pdf`
    await writeFiles(archive, { [name]: await createPdf([`Brief Nummer ${index}`]) })
  }
  const start = performance.now()
  const { stdout } = await run(process.execPath, [COMMAND, archive], {
    env: { DATA_DIR: dataDir },
    cwd: dataDir,
  })
  const seconds = (performance.now() - start) / 1000
  const [line] = /^Dokumente: .*$/m.exec(stdout) ?? []
  const alone = (await timeAlone(archive)) * (FILES / SAMPLE)
  process.stdout.write(
    `${FILES} files in ${seconds.toFixed(1)} s (${line}); with one process per file, reading alone would take ${alone.toFixed(0)} s: ratio ${(alone / seconds).toFixed(1)}\n`,
  )
})
