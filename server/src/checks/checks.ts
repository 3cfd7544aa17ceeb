import type { CheckName, CheckResult } from '@hausblick/contract/calls/checks.ts'
import { findLastBackup, isBackupOld } from '../backup/lastBackup.ts'
import type { Config } from '../config/config.ts'
import { checkSpace, measureSpace } from '../database/noSpace.ts'
import type { Database } from '../database/open.ts'
import type { Storage } from '../storage/storage.ts'
import { checkAddress } from './address.ts'
import { checkClock } from './clock.ts'
import { checkDatabase } from './database.ts'
import { checkDocuments } from './documents.ts'
import { broken, type Finding, fine, lookAt, reasonOf } from './finding.ts'
import { checkLegal } from './legal.ts'
import { checkMailServer } from './mail.ts'
import { checkMailbox } from './mailbox.ts'
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
    backup: () => checkBackup(database),
    mail: () => checkMailServer(config),
    mailbox: () => checkMailbox(config),
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

async function checkBackup({ db }: Database): Promise<Finding> {
  const { at, hasFailed } = await findLastBackup(db)
  if (at === null) return lookAt(texts.noBackup, texts.backupTodo)
  if (hasFailed) return broken(texts.backupFailed(at), texts.backupFailedTodo)
  return isBackupOld({ at })
    ? lookAt(texts.backupAt(at), texts.backupTodo)
    : fine(texts.backupAt(at))
}

function checkSettings({ warnings, unfinished }: Config): Finding {
  const todos = [...unfinished, ...warnings]
  return todos.length === 0
    ? fine(texts.settingsFine)
    : lookAt(texts.settingsOpen(todos.length), ...todos)
}
