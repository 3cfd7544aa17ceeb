import type { ServiceSettings } from '@hausblick/contract/calls/serviceSettings.ts'
import type { Kysely } from 'kysely'
import { findNearBackups } from '../../platform/config/backups.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { openSettings, readSealedSettings } from '../../platform/operator/savedSettings.ts'
import { describePlace } from '../../sets/backup/self/places/open.ts'

/** Shows operators what is set, without secrets. */
export async function showSettings(db: Kysely<Schema>, config: Config): Promise<ServiceSettings> {
  const saved = await openSettings(await readSealedSettings(db), config.secrets)
  const { place: givenPlace, at, isTimeGiven } = config.configuredBackups
  const { to, key, at: savedAt } = saved.backups
  const time = [at.hour, at.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return {
    mail: { ...showMailServer(config, saved), sender: config.mailFrom },
    backups: {
      placeFrom: sayWhence(givenPlace !== null, to !== null),
      place: givenPlace ? describePlace(givenPlace) : (to ?? ''),
      accessKeyId: givenPlace ? '' : (key?.accessKeyId ?? ''),
      timeFrom: sayWhence(isTimeGiven, savedAt !== null),
      time: isTimeGiven ? time : (savedAt ?? time),
      remark: findNearBackups(config.backups, config.documents, config.databaseFolder)[0] ?? null,
    },
  }
}

function showMailServer(
  { configuredOperator: { smtpUrl } }: Config,
  { mailServer }: Awaited<ReturnType<typeof openSettings>>,
) {
  if (smtpUrl !== null) {
    const { hostname, port, protocol } = new URL(smtpUrl)
    const usual = protocol === 'smtps:' ? 465 : 587
    return { from: 'variable' as const, host: hostname, port: Number(port || usual), user: '' }
  }
  if (mailServer === null) return { from: 'nowhere' as const, host: '', port: 465, user: '' }
  const { host, port, user } = mailServer
  return { from: 'saved' as const, host, port, user }
}

function sayWhence(isGiven: boolean, isSaved: boolean) {
  return isGiven ? 'variable' : isSaved ? 'saved' : 'nowhere'
}
