import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Service } from './service.ts'

let count = 0

/** Creates a customer with a portfolio value and nothing else. Returns their id. */
export async function newCustomer(service: Service): Promise<string> {
  count += 1
  const id = `NEU-${process.pid}-${count}`
  await importTable(service, `customerid;portfoliovalue\n${id};250000\n`)
  return id
}

/** Imports a table as CSV. */
export async function importTable(service: Service, csv: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  await writeFile(join(folder, 'tabelle.csv'), csv)
  await service.importFiles(folder)
  await rm(folder, { recursive: true })
}
