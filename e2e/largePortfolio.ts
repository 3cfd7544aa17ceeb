import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readBestand } from '../server/src/testing/import/bestand.ts'
import { accept, newEmail } from './account.ts'
import type { Service } from './service.ts'

/** Rows that the owner has of each table; all where none is named. */
const rowsOf: Readonly<Record<string, number>> = {
  'dashboard-portfolio': 1,
  'dashboard-property': 60,
  'property-overview': 60,
  'credit-overview': 20,
  'credit-terms': 17,
}

/** Creates an owner with 14 buildings, 60 units and 20 loans, and signs them in. */
export async function arriveWithSixtyUnits({ page, service }: { page: Page; service: Service }) {
  const customer = 'GROSS'
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  for (const [name, [head = [], ...rows]] of readBestand()) {
    if (name === 'amounts-by-kind') continue
    const own = rows.slice(0, rowsOf[name]).map(([, ...fields]) => [customer, ...fields])
    await writeFile(join(folder, `${name}.csv`), [head, ...own].map(lineOf).join('\n'))
  }
  await service.importFiles(folder)
  await rm(folder, { recursive: true })
  await accept({ page, service }, await service.invite(customer), newEmail())
}

function lineOf(fields: readonly string[]): string {
  return fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(';')
}
