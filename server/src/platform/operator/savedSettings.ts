import type { Kysely } from 'kysely'
import * as z from 'zod'
import { backupAt, type TimeOfDay } from '../config/backups.ts'
import { documentsUrl } from '../config/documentsUrl.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Schema } from '../database/tables/schema.ts'
import { createSeal } from '../mail/seal.ts'
import type { StoragePlace } from '../storage/place.ts'

const mailServer = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
})
/** How the mail server is reached; without a user, nobody signs in there. */
export type MailServer = z.infer<typeof mailServer>

const ownBackups = z.object({
  /** As `BACKUP_TO` names a place; null for none. */
  to: z.nullable(z.string()),
  /** Of an S3 place; null for what the machine itself may. */
  key: z.nullable(z.object({ accessKeyId: z.string(), secretAccessKey: z.string() })),
  /** As `BACKUP_AT`; null where nobody has said it. */
  at: z.nullable(z.string()),
})
export type SavedBackups = z.infer<typeof ownBackups>

/** What operators have set in the browser, without which the variables would have to say it. */
export interface SavedSettings {
  readonly mailServer: MailServer | null
  readonly backups: SavedBackups
}

const columns = { mail_server: mailServer, own_backups: ownBackups } as const
type Column = keyof typeof columns
export type SealedSettings = Readonly<Record<Column, string | null>>

const NO_BACKUPS: SavedBackups = { to: null, key: null, at: null }
/** The port on which mail servers expect encryption from the first byte. */
const ENCRYPTED_PORT = 465

const sealOf = (secrets: Secrets) => createSeal(secrets, 'hausblick settings')

export async function readSealedSettings(db: Kysely<Schema>): Promise<SealedSettings> {
  return await db
    .selectFrom('service')
    .select(['mail_server', 'own_backups'])
    .executeTakeFirstOrThrow()
}

/** Decrypts the settings. What another secret has encrypted, such as that of a restored backup, counts as not set. */
export async function openSettings(
  sealed: SealedSettings,
  secrets: Secrets,
): Promise<SavedSettings> {
  const open = async (text: string | null) =>
    text === null ? null : JSON.parse((await sealOf(secrets).open(text)) ?? 'null')
  return {
    mailServer: z.nullable(mailServer).parse(await open(sealed.mail_server)),
    backups: z.nullable(ownBackups).parse(await open(sealed.own_backups)) ?? NO_BACKUPS,
  }
}

/** Encrypts and stores one of the settings; null takes it away. */
export async function storeSetting<Name extends Column>(
  db: Kysely<Schema>,
  secrets: Secrets,
  column: Name,
  value: z.infer<(typeof columns)[Name]> | null,
): Promise<void> {
  const sealed = value && (await sealOf(secrets).close(JSON.stringify(value)))
  await db
    .updateTable('service')
    .set({ [column]: sealed })
    .execute()
}

/** Encrypts with the current secret what the previous one did. */
export async function renewSettings(db: Kysely<Schema>, secrets: Secrets): Promise<void> {
  const current = sealOf([secrets[0]])
  for (const [column, sealed] of Object.entries(await readSealedSettings(db))) {
    if (sealed === null || (await current.open(sealed)) !== null) continue
    const text = await sealOf(secrets).open(sealed)
    if (text === null) continue
    await db
      .updateTable('service')
      .set({ [column]: await current.close(text) })
      .where(column as Column, '=', sealed)
      .execute()
  }
}

/** Returns the URL of a mail server, as `SMTP_URL` would be. */
export function writeMailUrl({ host, port, user, password }: MailServer): string {
  const scheme = port === ENCRYPTED_PORT ? 'smtps' : 'smtp'
  const who = user === '' ? '' : `${[user, password].map(encodeURIComponent).join(':')}@`
  return `${scheme}://${who}${host}:${port}`
}

/** Returns the place and time of backups; the place is null for what cannot be one. */
export function readSavedBackups({ to, key, at }: SavedBackups): {
  readonly place: StoragePlace | null
  readonly at: TimeOfDay | null
} {
  const place = to === null ? null : (documentsUrl.safeParse(to).data ?? null)
  return {
    place: place?.kind === 's3' ? { ...place, credentials: key } : place,
    at: at === null ? null : (backupAt.safeParse(at).data ?? null),
  }
}
