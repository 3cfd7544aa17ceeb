import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Service } from './service.ts'

let count = 0

/** Makes a customer of whom nothing but the portfolio's value is known; answers their id. */
export async function newCustomer(service: Service): Promise<string> {
  count += 1
  const id = `NEU-${process.pid}-${count}`
  await importTable(service, `customerid;portfoliovalue\n${id};250000\n`)
  return id
}

/** Reads a table of the operator's, as CSV. */
export async function importTable(service: Service, csv: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  await writeFile(join(folder, 'tabelle.csv'), csv)
  await service.importFiles(folder)
  await rm(folder, { recursive: true })
}
