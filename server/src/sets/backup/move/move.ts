import { isDeepStrictEqual } from 'node:util'
import { CommandError } from '../../../platform/command/command.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { fillPlace, storeDocuments } from '../fill.ts'
import type { Part } from '../parts.ts'
import { type Place, withHoldings } from '../snapshot.ts'
import { type Summary, SummaryBuilder, summarise } from '../summary.ts'
import { dropTables } from '../tables.ts'
import { requireFreePlace } from '../target.ts'

const CHANGED =
  'Während des Umzugs hat sich hier etwas geändert. Bitte halten Sie den Dienst an, und starten Sie den Umzug noch einmal.'
const DIFFERENT =
  'Am neuen Ort ist nicht alles gleich. Bitte starten Sie den Umzug noch einmal, und bleiben Sie bis dahin beim bisherigen Ort.'

/** Called with each part once it is written, and once it is compared. */
type Passed = (part: Part) => void

/**
 * Carries everything to another place, which is then read again and compared. Throws a CommandError, and leaves the other
 * database empty, if anything differs or has changed meanwhile.
 */
export async function movePlace(
  from: Place,
  to: Place,
  { demoCustomerId, passed }: { readonly demoCustomerId: string; readonly passed: Passed },
): Promise<void> {
  const carried = await withHoldings(from, async (holdings) => {
    await requireFreePlace(to, holdings.origin, demoCustomerId)
    return await carry(passed, (counted) => fillPlace(to, holdings, counted))
  })
  try {
    const arrived = await withHoldings(to, (holdings) => summarise(holdings, passed))
    if (!isDeepStrictEqual(arrived.documents, carried.documents)) throw new CommandError(DIFFERENT)
    const left = await withHoldings(from, summariseTables)
    if (!isDeepStrictEqual(left.tables, carried.tables)) throw new CommandError(CHANGED)
  } catch (error) {
    const { db, dialect } = to.database
    await db.transaction().execute((trx) => dropTables(trx, dialect))
    throw error
  }
}

/** Carries the documents to another store, reads them there and compares them. Throws a CommandError if anything differs. */
export async function moveDocuments(from: Place, to: Storage, passed: Passed): Promise<void> {
  const carried = await withHoldings(from, ({ parts }) =>
    carry(passed, (counted) => storeDocuments(to, parts, counted)),
  )
  const arrived = await withHoldings({ ...from, storage: to }, (holdings) =>
    summarise(holdings, passed),
  )
  if (arrived.documents.count !== carried.documents.count) throw new CommandError(CHANGED)
  if (!isDeepStrictEqual(arrived.documents, carried.documents)) throw new CommandError(DIFFERENT)
}

/** Returns a summary of what `write` reports as written. */
async function carry(passed: Passed, write: (counted: Passed) => Promise<void>): Promise<Summary> {
  const summary = new SummaryBuilder()
  await write((part) => {
    summary.add(part)
    passed(part)
  })
  return summary.finish()
}

async function summariseTables({ parts }: { readonly parts: AsyncIterable<Part> }) {
  const summary = new SummaryBuilder()
  for await (const part of parts) {
    if (part.kind !== 'rows') break
    summary.add(part)
  }
  return summary.finish()
}
