import { isAbsolute } from 'node:path'
import type {
  saveBackupPlaceCall,
  saveMailServerCall,
} from '@hausblick/contract/calls/serviceSettings.ts'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod'
import { CommandError } from '../../platform/command/command.ts'
import { isAmongDocuments } from '../../platform/config/backups.ts'
import { transact } from '../../platform/database/transact.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import {
  type MailServer,
  openSettings,
  readSavedBackups,
  readSealedSettings,
  type SavedBackups,
  storeSetting,
  writeMailUrl,
} from '../../platform/operator/savedSettings.ts'
import { listOwn, readInstance } from '../../sets/backup/self/mark.ts'
import { withPlace } from '../../sets/backup/self/places/open.ts'
import { wantBackup } from '../../sets/backup/self/state.ts'
import { reasonOf } from '../checks/finding.ts'
import { sendTestMail } from '../checks/mail.ts'
import * as texts from './texts.ts'

/** Stores a mail server by which the operator has been sent a mail. Throws 400 where that fails, 409 where a variable names one. */
export async function saveMailServer(
  service: Service,
  log: FastifyBaseLogger,
  actor: ConfirmedCaller,
  asked: z.infer<typeof saveMailServerCall.body>['server'],
): Promise<void> {
  const { config } = service
  if (config.configuredOperator.smtpUrl !== null) throw new ServiceError(409, texts.mailGiven)
  let server: MailServer | null = null
  if (asked !== null) {
    const { mailServer: stored } = await readSaved(service)
    const isSame =
      stored?.host === asked.host && stored.port === asked.port && stored.user === asked.user
    const password = asked.password ?? (isSame ? stored.password : '')
    if (asked.user !== '' && password === '') throw new ServiceError(400, texts.enterPassword)
    server = { ...asked, password }
    const sent = await sendTestMail({ ...config, smtpUrl: writeMailUrl(server) }, log, actor.email)
    if (sent.state === 'broken')
      throw new ServiceError(400, `${sent.found.replace(/\.?$/, '.')} ${sent.todos.join(' ')}`)
  }
  await store(service, actor, 'mail_server', server)
}

/** Stores where and when to back up, once a file could be written there, read and removed. Throws 400 where that fails. */
export async function saveBackupPlace(
  service: Service,
  actor: ConfirmedCaller,
  { place, accessKeyId, secretAccessKey, time }: z.infer<typeof saveBackupPlaceCall.body>,
): Promise<void> {
  const { config } = service
  const { isTimeGiven, place: given } = config.configuredBackups
  const { backups: stored } = await readSaved(service)
  const at = isTimeGiven ? stored.at : time
  // What a variable names stays as it is beside a time of one's own.
  if (given !== null) return await store(service, actor, 'own_backups', { ...stored, at })
  if (place === '') return await store(service, actor, 'own_backups', { to: null, key: null, at })
  const isSame = stored.to === place && stored.key?.accessKeyId === accessKeyId
  const secret = secretAccessKey ?? (isSame ? stored.key?.secretAccessKey : undefined) ?? ''
  if ((accessKeyId === '') !== (secret === '')) throw new ServiceError(400, texts.enterKey)
  const key = accessKeyId === '' ? null : { accessKeyId, secretAccessKey: secret }
  const wanted: SavedBackups = { to: place, key, at }
  await tryPlace(service, wanted)
  await store(service, actor, 'own_backups', wanted)
  // Whether backups succeed there shows at once.
  if (stored.to !== place) await wantBackup(service.database.db)
}

/** Throws 400 unless backups can lie there. */
async function tryPlace({ config, database: { db } }: Service, wanted: SavedBackups) {
  const { intakeFolder: folder } = config
  const { place: setting } = readSavedBackups(wanted)
  if (setting === null || (setting.kind === 'disk' && !isAbsolute(setting.folder)))
    throw new ServiceError(400, texts.noPlace)
  if (isAmongDocuments(setting, config.documents)) throw new ServiceError(400, texts.amongDocuments)
  if (folder !== null && isAmongDocuments(setting, { kind: 'disk', folder }))
    throw new ServiceError(400, texts.inIntakeFolder)
  const instance = await readInstance(db)
  await withPlace(setting, async (place) => {
    await listOwn(place, instance)
    await place.probe()
  }).catch((cause: unknown) => {
    const reason =
      cause instanceof CommandError ? cause.message : texts.probeFailed(reasonOf(cause))
    throw new ServiceError(400, reason, { cause })
  })
}

async function readSaved({ config, database: { db } }: Service) {
  return await openSettings(await readSealedSettings(db), config.secrets)
}

async function store(
  { config, database, audit }: Service,
  actor: ConfirmedCaller,
  ...[column, value]: ['mail_server', MailServer | null] | ['own_backups', SavedBackups]
): Promise<void> {
  await transact(database.db, async (trx) => {
    await storeSetting(trx, config.secrets, column, value)
    await audit.append(trx, {
      action: 'settingsChanged',
      actor,
      details: { setting: texts.names[column] },
    })
  })
}
