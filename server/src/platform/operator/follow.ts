import type { Kysely } from 'kysely'
import { describeBackupSettings } from '../config/backups.ts'
import type { Config } from '../config/config.ts'
import { describeOperating, type Operating } from '../config/operating.ts'
import { findUnfinished } from '../config/unfinished.ts'
import type { Schema } from '../database/tables/schema.ts'
import { readLogo } from './logos.ts'
import {
  openSettings,
  readSavedBackups,
  readSealedSettings,
  type SealedSettings,
  writeMailUrl,
} from './savedSettings.ts'
import { findContent, findNewestVersion } from './versions.ts'

/** How soon every process knows what an operator has changed in another. */
export const FOLLOW_MS = 2000

/** A configuration that follows what operators change. */
interface Following {
  /** The operator as of the last look at the database. */
  readonly config: Config
  /** Looks for what operators have saved since, in this process or another. */
  readonly look: () => Promise<void>
}

/** Makes a configuration follow what operators say of themselves, and set, in the browser. Variables win. */
export async function followOperator(config: Config, db: Kysely<Schema>): Promise<Following> {
  let known: Operating = config
  let sealed: SealedSettings = { mail_server: null, own_backups: null }
  let { smtpUrl, backups } = config
  const lookForSettings = async () => {
    const latest = await readSealedSettings(db)
    if (latest.mail_server === sealed.mail_server && latest.own_backups === sealed.own_backups)
      return
    const saved = await openSettings(latest, config.secrets)
    smtpUrl = config.smtpUrl ?? (saved.mailServer && writeMailUrl(saved.mailServer))
    backups = describeBackupSettings(config.configuredBackups, readSavedBackups(saved.backups))
    sealed = latest
  }
  const look = async () => {
    await lookForSettings()
    const version = await findNewestVersion(db)
    if (version === known.operatorVersion) return
    const said = await findContent(db, version)
    if (!said) return
    const logoPng = await readLogo(db, said.logo)
    known = describeOperating(config.configuredOperator, { version, said, logoPng })
  }
  await look()
  return {
    look,
    config: {
      ...config,
      get smtpUrl() {
        return smtpUrl
      },
      get backups() {
        return backups
      },
      get operatorVersion() {
        return known.operatorVersion
      },
      get operator() {
        return known.operator
      },
      get isOperatorKnown() {
        return known.isOperatorKnown
      },
      get isOperatorMissing() {
        return known.isOperatorMissing
      },
      get mailFrom() {
        return known.mailFrom
      },
      get logo() {
        return known.logo
      },
      get logoPng() {
        return known.logoPng
      },
      get letterhead() {
        return known.letterhead
      },
      get mailTexts() {
        return known.mailTexts
      },
      get cappedPlaces() {
        return known.cappedPlaces
      },
      get unfinished() {
        return findUnfinished({
          ...config.configuredOperator,
          smtpUrl,
          hasOperator: !known.isOperatorMissing,
        })
      },
    },
  }
}
