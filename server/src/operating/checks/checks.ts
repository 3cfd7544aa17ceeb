import type { CheckName, CheckResult } from '@hausblick/contract/calls/checks.ts'
import type { BackupSettings } from '../../platform/config/backups.ts'
import type { Config } from '../../platform/config/config.ts'
import { checkSpace, measureSpace } from '../../platform/database/noSpace.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { isBackupOld } from '../../sets/backup/lastBackup.ts'
import { listOwn, readInstance } from '../../sets/backup/self/mark.ts'
import { describePlace, withPlace } from '../../sets/backup/self/places/open.ts'
import { readOwnBackups } from '../../sets/backup/self/state.ts'
import { checkAddress } from './address.ts'
import { checkClock } from './clock.ts'
import { checkDatabase } from './database.ts'
import { checkDocuments } from './documents.ts'
import { broken, type Finding, fine, lookAt, reasonOf } from './finding.ts'
import { checkFolder } from './folder.ts'
import { checkLegal } from './legal.ts'
import { checkMailServer } from './mail.ts'
import { checkMailbox } from './mailbox.ts'
import { checkReading } from './reading.ts'
import * as texts from './texts.ts'

/** As in the alert about the disk (docs/operations/alerts.yml). */
const LOW_SHARE = 0.1

export interface CheckParts {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
  /** The time of whoever asks; null for a command. */
  readonly clientTime: Date | null
}

/** Tries whether the settings work. What fails is a finding, so that it never rejects. */
export async function checkService(parts: CheckParts): Promise<CheckResult[]> {
  const { config, database, storage, clientTime } = parts
  const { db } = database
  const checks: Readonly<Record<CheckName, () => Promise<Finding>>> = {
    database: () => checkDatabase(database),
    documents: () => checkDocuments(db, storage),
    disk: () => checkDisk(config.dataDir),
    backup: () => checkBackup(database, config.backups),
    mail: () => checkMailServer(config),
    mailbox: () => checkMailbox(config),
    folder: () => checkFolder(config),
    reading: () => checkReading(db, config),
    address: () => checkAddress(config.publicUrl),
    clock: () => checkClock(database, clientTime),
    legal: async () => checkLegal(config),
    settings: async () => checkSettings(config),
  }
  const entries = Object.entries(checks) as [CheckName, () => Promise<Finding>][]
  return await Promise.all(
    entries.map(async ([name, check]) => ({
      name,
      ...(await check().catch((error: unknown) => explain(name, error))),
    })),
  )
}

function explain(name: CheckName, error: unknown): Finding {
  return broken(texts.because(texts.fails[name], reasonOf(error)), texts.failsTodo[name])
}

async function checkDisk(dataDir: string): Promise<Finding> {
  await checkSpace(dataDir)
  const { free, size } = await measureSpace(dataDir)
  const found = texts.spaceLeft(dataDir, free)
  return free < LOW_SHARE * size ? lookAt(found, texts.spaceLow) : fine(found)
}

async function checkBackup({ db }: Database, own: BackupSettings | null): Promise<Finding> {
  const { at, hasFailed, fault } = await readOwnBackups(db)
  const todo = own === null ? texts.backupTodo : texts.ownBackupTodo
  const kept = own === null ? '' : await describeKept(db, own)
  if (at === null) return lookAt(texts.noBackup, todo)
  if (hasFailed) return broken(texts.backupFailed(at), fault ?? texts.backupFailedTodo)
  const found = `${texts.backupAt(at)}${kept}`
  return isBackupOld({ at }) ? lookAt(found, todo) : fine(found)
}

/** Renders what lies where the service backs itself up to; rejects if that does not answer, or is another installation's. */
async function describeKept(
  db: Database['db'],
  { place: setting }: BackupSettings,
): Promise<string> {
  const instance = await readInstance(db)
  const { length } = await withPlace(setting, (place) => listOwn(place, instance))
  return texts.backupsKept(length, describePlace(setting))
}

function checkSettings({ warnings, unfinished }: Config): Finding {
  const todos = [...unfinished, ...warnings]
  return todos.length === 0
    ? fine(texts.settingsFine)
    : lookAt(texts.settingsOpen(todos.length), ...todos)
}
