import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockCustomers } from '../server/src/people/customers/store.ts'
import { transact } from '../server/src/platform/database/transact.ts'
import type { Service } from './service.ts'

let count = 0

/** Creates a customer with a portfolio value and nothing else. Returns their id. */
export async function newCustomer(service: Service): Promise<string> {
  count += 1
  const id = `NEU-${process.pid}-${count}`
  await importTable(service, `customerid;portfoliovalue\n${id};250000\n`)
  return id
}

/** Creates a customer of whom nothing is recorded, as operators do in the settings. Returns their id. */
export async function newEmptyCustomer({ database }: Service): Promise<string> {
  count += 1
  const id = `LEER-${process.pid}-${count}`
  await transact(database.db, (trx) => lockCustomers(trx, [id]))
  return id
}

/** Imports a table as CSV. */
export async function importTable(service: Service, csv: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  await writeFile(join(folder, 'tabelle.csv'), csv)
  await service.importFiles(folder)
  await rm(folder, { recursive: true })
}
