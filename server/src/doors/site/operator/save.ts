import type { OperatorChange } from '@hausblick/contract/calls/operator.ts'
import { operatorParts } from '@hausblick/contract/operatorLabels.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { ConfirmedCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import type { OperatorContent } from '../../../platform/operator/content.ts'
import { keepLogo } from '../../../platform/operator/logos.ts'
import {
  addVersion,
  findContent,
  listVersions,
  lockVersions,
  type VersionChange,
} from '../../../platform/operator/versions.ts'
import { applyChange, readLogo } from './change.ts'
import * as texts from './texts.ts'

type Parts = Pick<Service, 'database' | 'audit'>

/** Saves a change as a new version. Throws a ServiceError: 400 for what cannot be used, 409 if another was saved meanwhile. */
export async function saveChange(
  parts: Parts,
  actor: ConfirmedCaller,
  basedOn: number,
  change: OperatorChange,
): Promise<void> {
  const [what, another] = (['details', 'look', 'mails', 'rents'] as const).filter(
    (part) => change[part],
  )
  if (!what) throw new ServiceError(400, texts.nothingToSave)
  // The log and the list of versions name one.
  if (another) throw new ServiceError(400, texts.severalParts)
  const logo = readLogo(change)
  await addLocked(parts, actor, basedOn, what, async (trx, before) => {
    const content = applyChange(before, change)
    if (logo === undefined) return content
    return { ...content, logo: logo === null ? '' : await keepLogo(trx, logo) }
  })
}

/** Saves an older version anew. Throws a ServiceError: 404 if there is none, 409 if another was saved meanwhile. */
export async function restoreVersion(
  parts: Parts,
  actor: ConfirmedCaller,
  basedOn: number,
  version: number,
): Promise<void> {
  await addLocked(parts, actor, basedOn, 'restored', async (trx) => {
    const content = version > 0 && (await findContent(trx, version))
    if (!content) throw new ServiceError(404, texts.noVersion)
    return content
  })
}

async function addLocked(
  { database, audit }: Parts,
  actor: ConfirmedCaller,
  basedOn: number,
  what: VersionChange,
  write: (trx: Transaction<Schema>, before: OperatorContent) => Promise<OperatorContent>,
): Promise<void> {
  await transact(database.db, async (trx) => {
    const newest = await lockVersions(trx)
    if (newest !== basedOn) {
      const [last] = await listVersions(trx)
      throw new ServiceError(409, texts.savedMeanwhile(last?.savedBy ?? texts.somebody))
    }
    const before = await findContent(trx, newest)
    if (!before) throw new Error('the version in force is missing')
    await addVersion(trx, what, await write(trx, before), actor.email)
    const setting = `Betreiber: ${operatorParts[what]}`
    await audit.append(trx, { action: 'settingsChanged', actor, details: { setting } })
  })
}
