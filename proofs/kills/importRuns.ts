import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  addImportFileCall,
  applyImportCall,
  examineImportCall,
  startImportCall,
  undoImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { beginSnapshot } from '@hausblick/server/src/database/snapshot.ts'
import { propertyKind } from '@hausblick/server/src/records/kinds/property.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { csvOf } from '@hausblick/server/src/testing/import/csv.ts'
import { readRecordTables } from '@hausblick/server/src/testing/import/importing.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import type { Findings } from '../service/findings.ts'
import { countOrphans } from './countOrphans.ts'
import { requireSuccess } from './operation.ts'
import { TimedStarts } from './timedStarts.ts'

const OPERATOR = 'betreiber@betreiber.example'
const CUSTOMER = 'K-1'
const UNITS = 2000
/** Longer than a step takes, with those that are repeated. */
const LONGEST_MS = 120_000
const POLL_MS = 20

/** The steps that are killed, with the states that they end in. */
const steps = { check: 'checked', apply: 'applied', undo: 'undone' } as const
type Step = keyof typeof steps

/** What the database says at one moment. */
interface Seen {
  readonly state: string
  readonly tables: Record<string, unknown[]>
}

/**
 * Kills the service `rounds` times at a random moment while it checks, writes or undoes an import. At any moment, the records must be
 * those of the files if the import is applied, and those of before if it is not; the next service must end what was begun.
 */
export async function killImportRuns(
  folder: string,
  rounds: number,
  told: (round: number) => void = () => {},
  databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`,
): Promise<Findings> {
  const port = await findFreePort()
  const environment = {
    ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', PORT: port },
    ...{ REQUESTS_PER_MINUTE: '0', OPERATOR_EMAILS: OPERATOR },
  }
  const starts = new TimedStarts(folder, environment)
  const faults: string[] = []
  let [acknowledged, found] = [0, 0]
  const usualMs: Record<Step, number> = { check: 1000, apply: 1000, undo: 1000 }

  const first = await starts.start()
  const headers = await withDatabaseAt(databaseUrl, (database) =>
    signIn({ ...database, url: '' }, { email: OPERATOR, kind: 'operator' }, { expires: '1 day' }),
  )
  let service = first

  const look = (id: string): Promise<Seen> =>
    withDatabaseAt(databaseUrl, async (database) => {
      const trx = await beginSnapshot(database.db)
      try {
        const run = await trx
          .selectFrom('import_run')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirst()
        const tables = await readRecordTables({ ...database, db: trx })
        return { state: run?.state ?? '', tables }
      } finally {
        await trx.rollback().execute()
      }
    })
  const post = async (path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    await requireSuccess(reply.clone())
    return await reply.json()
  }
  const order = async (id: string, step: Step) => {
    const params = { id }
    if (step === 'check') await post(addressOf(examineImportCall, { params }))
    if (step === 'apply') await post(addressOf(applyImportCall, { params }), { losesMany: true })
    if (step === 'undo') await post(addressOf(undoImportCall, { params }))
  }
  const reach = async (id: string, step: Step): Promise<Seen> => {
    const end = performance.now() + LONGEST_MS
    for (;;) {
      const seen = await look(id)
      if (seen.state === steps[step]) return seen
      if (performance.now() > end) throw new Error(`An import is still ${seen.state}.`)
      await setTimeout(POLL_MS)
    }
  }
  const begin = async (round: number) => {
    const { id } = await post(addressOf(startImportCall, {}))
    const form = new FormData()
    form.append('file', new File([unitsOf(round)], 'einheiten.csv'))
    const address = addressOf(addImportFileCall, { params: { id } })
    const url = `http://127.0.0.1:${port}${address}`
    await requireSuccess(await fetch(url, { method: 'POST', headers, body: form }))
    return String(id)
  }

  for (let round = 1; round <= rounds; round++) {
    const killed = (Object.keys(steps) as Step[])[round % 3] ?? 'check'
    const id = await begin(round)
    const before = (await look(id)).tables
    let after = before
    for (const step of Object.keys(steps) as Step[]) {
      const start = performance.now()
      let left: Seen | undefined
      await order(id, step)
      if (step === killed) {
        await setTimeout(randomInt(1, Math.ceil(usualMs[step])))
        await service.kill()
        left = await look(id)
        // Else the next service waits until the claim of the one that is gone has run out.
        await withDatabaseAt(databaseUrl, ({ db }) =>
          db.updateTable('import_run').set({ due_at: '' }).where('id', '=', id).execute(),
        )
        service = await starts.start()
      }
      const seen = await reach(id, step)
      if (step !== killed) usualMs[step] = performance.now() - start
      if (step === 'apply') after = seen.tables
      if (step === 'apply' && isDeepStrictEqual(before, after))
        faults.push(`round ${round}: nothing was written`)
      if (step !== 'apply' && !isDeepStrictEqual(seen.tables, before))
        faults.push(`round ${round}: not as before once it was ${seen.state}`)
      const isWritten = left && ['applied', 'undoing'].includes(left.state)
      if (left && !isDeepStrictEqual(left.tables, isWritten ? after : before))
        faults.push(`round ${round}: half-written while it was ${left.state}`)
      acknowledged += 1
      found += 1
    }
    told(round)
  }
  await service.stop()
  await withDatabaseAt(databaseUrl, migrate)
  const orphans = await countOrphans(folder, databaseUrl, (fault) => faults.push(fault))
  return {
    acknowledged,
    interrupted: rounds,
    found,
    orphans,
    longestStartMs: starts.longestMs,
    faults,
  }
}

/** Writes units that differ from those of other rounds in all rows, and in which there are. */
function unitsOf(round: number): string {
  return csvOf(
    propertyKind,
    Array.from({ length: UNITS }, (_, index) => ({
      customerid: CUSTOMER,
      propertyid: `W${index + (round % 7)}`,
      propertyincome032025: `${round},00`,
    })),
  )
}
