import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run as checkDocuments } from '../../../documents/check/command.ts'
import type { RunCommand } from '../../../platform/command/command.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { callCommand } from '../../../testing/callCommand.ts'
import { pdf } from '../../../testing/documents.ts'
import { newFolders } from '../../../testing/folders.ts'
import { csvOf } from '../../../testing/import/csv.ts'
import { writeFiles } from '../../../testing/import/importing.ts'
import { runImport } from '../../../testing/import/runImport.ts'
import { run as exportCustomer } from '../../export/command.ts'

const newFolder = newFolders()

const on = (dataDir: string, run: RunCommand, ...args: string[]) =>
  callCommand(run, args, dataDir, { DATA_DIR: dataDir })
const intact = { status: 0, stdout: expect.stringContaining('Geprüft: 1 Dokument') }

const letter = (name: string) => `readv_K-1_Am Markt 1_20250101_Brief_${name}.pdf`

test('tables and documents of a folder are imported together, and importing again changes nothing', async () => {
  const [dataDir, folder] = [await newFolder(), await newFolder()]
  await writeFiles(folder, {
    'bestand.csv': csvOf(portfolioKind, [{ customerid: 'K-1' }]),
    [letter('Gruß')]: pdf('greetings'),
    'Anlage.pdf': pdf('nobody’s'),
  })
  const rehearsed = await runImport([folder, '--dry-run'], { dataDir })
  expect(rehearsed.stdout).toContain('Dokumente: 1 neu, 0 unverändert, 1 abgelehnt. Probelauf')
  const first = await runImport([folder], { dataDir })
  expect(first.status).toBe(1)
  expect(first.stdout).toContain('Der Import ist abgeschlossen. Kunden in den Dateien: 1.\n')
  expect(first.stdout).toContain('Dokumente: 1 neu, 0 unverändert, 1 abgelehnt.\n')
  expect(first.stderr).toMatch(
    /^Nicht eingelesene Dokumente \(1\):\n {2}.*Anlage\.pdf: Der Name sagt nicht, wessen/,
  )
  const second = await runImport([join(folder, letter('Gruß'))], { dataDir })
  expect(second).toEqual({
    status: 0,
    stdout: 'Dokumente: 0 neu, 1 unverändert, 0 abgelehnt.\n',
    stderr: '',
  })
  expect(await on(dataDir, checkDocuments)).toMatchObject(intact)
})

test('an export is imported unchanged into another service', async () => {
  const [dataDir, other, folder] = [await newFolder(), await newFolder(), await newFolder()]
  await writeFiles(folder, {
    'bestand.csv': csvOf(portfolioKind, [{ customerid: 'K-1', portfoliovalue: '1250,00' }]),
    [letter('Gruß')]: pdf('greetings'),
  })
  expect(await runImport([folder], { dataDir })).toMatchObject({ status: 0 })
  const zip = join(folder, 'K-1.zip')
  const args = ['--customer', 'K-1', '--out', zip]
  expect(await on(dataDir, exportCustomer, ...args)).toMatchObject({ status: 0 })
  const imported = await runImport([zip], { dataDir: other })
  expect(imported).toMatchObject({ status: 0 })
  expect(imported.stdout).toMatch(/^dashboard-portfolio +1 +0 +0 +0$/m)
  expect(imported.stdout).toContain('Dokumente: 1 neu, 0 unverändert, 0 abgelehnt.\n')
  const again = await runImport([zip], { dataDir })
  expect(again.stdout).toContain('Nichts geändert')
  expect(again.stdout).toContain('Dokumente: 0 neu, 1 unverändert, 0 abgelehnt.\n')
  expect(await on(other, checkDocuments)).toMatchObject(intact)
})
