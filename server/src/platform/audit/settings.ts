import { createHmac } from 'node:crypto'
import type { AuditDetails } from '@hausblick/contract/audit.ts'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/transact.ts'
import { type NewEntry, serviceActor } from './entry.ts'
import type { AuditLog } from './log.ts'

/** What the last start was told: of variables only keyed digests, since some are secret. */
const knownSettings = z.object({
  /** Identifies the secret that keys the digests. */
  key: z.string(),
  digests: z.record(z.string(), z.string()),
  operator: z.array(z.string()),
  staff: z.array(z.string()),
})
type KnownSettings = z.infer<typeof knownSettings>

/** These are logged as the roles of the addresses that they name. */
const ROLE_SETTINGS: ReadonlySet<string> = new Set(['OPERATOR_EMAILS', 'STAFF_EMAILS'])

/** Logs which settings, and whose roles, have changed since the last start of any process, and remembers them. */
export async function recordSettings(
  { db }: Pick<Database, 'db'>,
  log: AuditLog,
  config: Config,
): Promise<void> {
  await transact(db, async (trx) => {
    // Locks the row: of processes that start together, one logs.
    const { known_settings } = await trx
      .updateTable('service')
      .set({ known_settings: sql.ref('known_settings') })
      .returning('known_settings')
      .executeTakeFirstOrThrow()
    const before = known_settings === null ? null : knownSettings.parse(JSON.parse(known_settings))
    const now = describe(config, config.secrets[0])
    await trx
      .updateTable('service')
      .set({ known_settings: JSON.stringify(now) })
      .execute()
    if (!before) return
    for (const entry of compare(before, config)) await log.append(trx, entry)
  })
}

function describe(config: Config, secret: string): KnownSettings {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    key: digest('hausblick settings'),
    digests: Object.fromEntries(
      Object.entries(config.given).map(([name, text]) => [name, digest(`${name} ${text}`)]),
    ),
    operator: [...config.operatorEmails],
    staff: [...config.staffEmails],
  }
}

function compare(before: KnownSettings, config: Config): NewEntry[] {
  const states = config.secrets.map((secret) => describe(config, secret))
  // With another secret, digests cannot be compared; the secret has changed, which is logged.
  const now = states.find(({ key }) => key === before.key)
  const names = now ? new Set([...Object.keys(before.digests), ...Object.keys(now.digests)]) : []
  const changed = [...names]
    .filter((name) => !ROLE_SETTINGS.has(name) && before.digests[name] !== now?.digests[name])
    .concat(now ? [] : ['SECRET'])
  return [
    ...changed.toSorted().map((setting) => entryOf('settingsChanged', { setting })),
    ...compareRoles('operator', before.operator, config.operatorEmails),
    ...compareRoles('staff', before.staff, config.staffEmails),
  ]
}

function compareRoles(role: string, before: readonly string[], now: readonly string[]) {
  const given = now.filter((account) => !before.includes(account))
  const taken = before.filter((account) => !now.includes(account))
  return [
    ...given.map((account) => entryOf('roleChanged', { account, to: role })),
    ...taken.map((account) => entryOf('roleChanged', { account, from: role })),
  ]
}

function entryOf(action: NewEntry['action'], details: AuditDetails): NewEntry {
  return { action, actor: serviceActor, details }
}
