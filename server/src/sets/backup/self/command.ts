import { CommandError, defineCommand, reasonOf } from '../../../platform/command/command.ts'
import { type Opened, withDatabase } from '../../../platform/command/stores.ts'
import type { BackupSettings } from '../../../platform/config/backups.ts'
import { transact } from '../../../platform/database/transact.ts'
import { followOperator } from '../../../platform/operator/follow.ts'
import { giveLeaseBack, takeLease } from './lease.ts'
import { adoptPlace, listOwn, readInstance } from './mark.ts'
import { describePlace, withPlace } from './places/open.ts'
import { runBackup } from './run.ts'
import { faultOf, readOwnBackups, recordEnd } from './state.ts'
import * as texts from './texts.ts'

const HELP = `Zeigt die Sicherungen, die Hausblick von sich selbst gemacht hat, wie BACKUP_TO, BACKUP_AT und BACKUP_KEEP es sagen. Jede ist zur
Probe zurückgespielt.

  npm run backups
  npm run backups -- --now
  npm run backups -- --adopt

Der Dienst kann währenddessen laufen. Endet mit 1, wenn die letzte Sicherung misslungen ist.

  --now    sichert jetzt
  --adopt  übernimmt vorher den Ort mit allen Sicherungen darin, auch wenn er einer anderen Installation gehört, und sichert jetzt:
           nach dem Zurückspielen auf einem neuen Rechner. Die andere darf es nicht mehr geben
  --help   zeigt diese Hilfe
`

async function backUpNow(
  { err, database: { db }, config }: Opened,
  backups: BackupSettings,
): Promise<void> {
  const lease = await takeLease(db, { isWanted: true })
  if (lease === null) throw new CommandError(texts.isRunning)
  const begun = {
    ...{ lease, beganAt: new Date() },
    onUnrenewed: (error: unknown) => err.write(`${reasonOf(error)}\n`),
  }
  const stopping = new AbortController()
  const stop = () => stopping.abort(new CommandError(texts.stopped))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const report = await runBackup(db, config, backups, begun, stopping.signal).catch(
    async (error) => {
      await giveLeaseBack(db, lease)
      throw error
    },
  )
  await transact(db, (trx) => recordEnd(trx, backups, begun, report))
  const fault = faultOf(report)
  if (fault !== null) throw new CommandError(fault)
}

async function adopt(
  { out, database: { db } }: Opened,
  { place: setting }: BackupSettings,
): Promise<void> {
  const adopted = await withPlace(setting, async (place) =>
    adoptPlace(place, await readInstance(db)),
  )
  out.write(texts.adopted(adopted))
}

async function list(
  { out, database: { db } }: Opened,
  { place: setting }: BackupSettings,
): Promise<void> {
  const instance = await readInstance(db)
  const [kept, all] = await withPlace(setting, (place) =>
    Promise.all([listOwn(place, instance), place.list()]),
  )
  out.write(texts.heading(describePlace(setting), kept.length))
  for (const backup of kept) out.write(texts.entry(backup))
  if (all.length > kept.length) out.write(texts.others(all.length - kept.length))
  const { dueAt, hasFailed, fault } = await readOwnBackups(db)
  if (dueAt !== null) out.write(texts.next(dueAt))
  if (hasFailed) throw new CommandError(texts.lastFailed(fault))
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    now: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
  },
  misused: 'Diese Angabe gibt es nicht.',
  failed: 'Die Sicherungen sind nicht in Ordnung.',
  run: ({ values }, context) =>
    withDatabase(context, async (opened) => {
      const { database } = opened
      const { backups } = (await followOperator(opened.config, database.db)).config
      if (backups === null) throw new CommandError(texts.noPlace)
      if (values.adopt) await adopt(opened, backups)
      if (values.now || values.adopt) await backUpNow(opened, backups)
      await list(opened, backups)
      return 0
    }),
})
