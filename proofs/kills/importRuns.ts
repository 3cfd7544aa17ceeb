import { randomInt } from 'node:crypto'
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
import { beginSnapshot } from '@hausblick/server/src/platform/database/snapshot.ts'
import { propertyKind } from '@hausblick/server/src/records/kinds/property.ts'
import { imports } from '@hausblick/server/src/sets/import/runs/claim.ts'
import { csvOf } from '@hausblick/server/src/testing/import/csv.ts'
import { readRecordTables } from '@hausblick/server/src/testing/import/importing.ts'
import type { Findings } from '../service/findings.ts'
import { type KilledService, OPERATOR, requireSuccess } from '../service/killedService.ts'
import { endClaims } from './endClaims.ts'

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
export async function killImportRuns(service: KilledService, rounds: number): Promise<Findings> {
  const { faults } = service
  let acknowledged = 0
  const usualMs: Record<Step, number> = { check: 1000, apply: 1000, undo: 1000 }

  await service.start()
  const headers = await service.signIn({ email: OPERATOR, kind: 'operator' })

  const look = (id: string): Promise<Seen> =>
    service.withDatabase(async (database) => {
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
    const reply = await fetch(service.url + path, {
      method: 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return await (await requireSuccess(reply)).json()
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
    await requireSuccess(
      await fetch(service.url + address, { method: 'POST', headers, body: form }),
    )
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
        await service.end('kill')
        left = await look(id)
        await service.withDatabase((database) => endClaims(database, imports, round))
        await service.start()
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
    }
  }
  return await service.finish({ acknowledged, interrupted: rounds, found: acknowledged })
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
