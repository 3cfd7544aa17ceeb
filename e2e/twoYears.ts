import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import type { Service } from './service.ts'

const data = join(import.meta.dirname, '../server/src/sets/import/testdata')
const older = join(data, 'bestand-2024')
const newer = join(data, 'bestand-2025')

const OWNER = 'K-1001'

/** Imports both years and signs an owner in. */
export async function arriveWithYears({ page, service }: { page: Page; service: Service }) {
  for (const year of [newer, older])
    await service.importFiles(
      ...['portfolio', 'object', 'property'].map((name) => join(year, `dashboard-${name}.csv`)),
      ...(year === newer
        ? ['object', 'property', 'credit'].map((name) => join(year, `${name}-overview.csv`))
        : []),
    )
  await accept({ page, service }, await service.invite(OWNER), newEmail())
}
