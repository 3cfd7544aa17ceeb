import { sql } from 'kysely'
import type { Database } from '../../platform/database/open.ts'
import { broken, type Finding, fine, lookAt } from './finding.ts'
import * as texts from './texts.ts'

/** Codes of authenticator apps are accepted this early or late (`people/identity/secondFactor/totp.ts`). */
const ACCEPTED_S = 30
/** Beyond what a request takes. */
const NOTABLE_S = 10

/**
 * Compares the clock of this machine with others: PostgreSQL's, and that of whoever asks, unless they are here.
 *
 * @param clientTime null for a command
 */
export async function checkClock(database: Database, clientTime: Date | null): Promise<Finding> {
  const others = [
    { name: texts.yourDevice, at: clientTime },
    { name: texts.databaseClock, at: await readDatabaseTime(database) },
  ].flatMap(({ name, at }) => (at ? [{ name, seconds: (Date.now() - at.getTime()) / 1000 }] : []))
  const [furthest] = others.toSorted((a, b) => Math.abs(b.seconds) - Math.abs(a.seconds))
  if (!furthest) return lookAt(texts.clockShows(new Date()), texts.compareClock)
  const { name, seconds } = furthest
  const found = texts.clockDiffers(seconds, name)
  if (Math.abs(seconds) > ACCEPTED_S) return broken(found, texts.setClock)
  return Math.abs(seconds) > NOTABLE_S ? lookAt(found, texts.setClock) : fine(texts.clockAgrees)
}

async function readDatabaseTime({ db, dialect }: Database): Promise<Date | null> {
  if (dialect === 'sqlite') return null
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db)
  const [row] = rows
  return row ? new Date(row.seconds * 1000) : null
}
