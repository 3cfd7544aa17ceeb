import { createHmac } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { ConfigError } from './configError.ts'
import type { Secrets } from './secrets.ts'

const FOREIGN_SECRET =
  'SECRET ist nicht das Geheimnis, mit dem diese Datenbank bisher betrieben wird. Alle Prozesse an einer Datenbank brauchen dasselbe: Setzen Sie SECRET auf das bisherige; wo SECRET nicht gesetzt war, steht es in der Datei secret im DATA_DIR des bisherigen Dienstes. Um es auszutauschen, nennen Sie das bisherige in SECRET_PREVIOUS. Ist es verloren, starten Sie einmal mit "npm start -- --adopt": Dann gilt das neue, und alle melden sich neu an.'

/**
 * Records the fingerprint of the current secret in the database, unless another is recorded that is not among the previous
 * ones; then throws a ConfigError, since processes with different secrets would sign out each other's users.
 *
 * @param adopt records the fingerprint in any case
 */
export async function claimSecret(
  { db }: Database,
  secrets: Secrets,
  { adopt = false } = {},
): Promise<void> {
  const [fingerprint = '', ...previous] = secrets.map(fingerprintOf)
  await db
    .updateTable('service')
    .set({ secret_fingerprint: fingerprint })
    .where((eb) =>
      adopt
        ? eb.lit(true)
        : eb.or([
            eb('secret_fingerprint', 'is', null),
            eb('secret_fingerprint', 'in', [fingerprint, ...previous]),
          ]),
    )
    .execute()
  const { secret_fingerprint } = await db
    .selectFrom('service')
    .select('secret_fingerprint')
    .executeTakeFirstOrThrow()
  if (secret_fingerprint !== fingerprint) throw new ConfigError([FOREIGN_SECRET])
}

function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('hausblick secret fingerprint').digest('base64url')
}
