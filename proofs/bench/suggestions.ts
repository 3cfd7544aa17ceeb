import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Suggested } from '@hausblick/contract/calls/suggestion.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { type Database, openDatabase } from '@hausblick/server/src/database/open.ts'
import { insertDocument } from '@hausblick/server/src/documents/add/addDocument.ts'
import { indexText, toDocumentText } from '@hausblick/server/src/documents/search/indexText.ts'
import { learnFromFilings } from '@hausblick/server/src/documents/suggestions/learn.ts'
import { suggest } from '@hausblick/server/src/documents/suggestions/suggest.ts'
import { completeFindIndex } from '@hausblick/server/src/find/index/update.ts'
import { fillHouses } from '../letters/fillHouses.ts'
import { CUSTOMERS, MANAGER } from '../letters/houses.ts'
import type { Letter } from '../letters/letter.ts'
import { writeLetters } from '../letters/letters.ts'
import { withFolder } from '../service/folder.ts'

// Measures how many letters are filed right, wrong or not at all by what is suggested, after a house has filed others.

const { values } = parseArgs({
  options: {
    /** Letters of kinds that were filed, and as many again of all kinds to learn from. */
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '2' },
  },
})
const COUNT = Number(values.count)
const TODAY = '2026-12-31'
/** Lines of a letter on paper. */
const LINE = /(.{60,80}) /g
const LEAST_RIGHT = 0.9

const outcomes = ['right', 'offered right', 'none', 'offered wrong', 'wrong'] as const
type Outcome = (typeof outcomes)[number]

/** Returns the letters of a post whose kinds were filed before, or never. */
function writeKinds(isFiled: boolean, count: number, seed: number): Letter[] {
  const letters = writeLetters(count * 3, seed).filter((letter) => letter.isFiled === isFiled)
  return letters.slice(0, count)
}

function wrap(text: string): string {
  const lines = text.split('\n')
  return lines.map((line) => (line.includes('\t') ? line : line.replace(LINE, '$1\n'))).join('\n')
}

async function file(database: Database, letters: readonly Letter[]): Promise<void> {
  for (const [index, { customer, address: street, date, type, text }] of letters.entries()) {
    const customerId = customer ?? Object.keys(CUSTOMERS)[0] ?? ''
    const sha256 = randomBytes(32).toString('hex')
    const file = { size: 1, sha256, textState: 'pending', active: [] } as const
    const said = { name: `${index}`, typedName: `${index}`, message: '', uploader: null }
    const document = { customerId, street, date, type, file, state: null, ...said }
    const added = await database.db
      .transaction()
      .execute((trx) => insertDocument(trx, randomBytes(16).toString('hex'), document))
    await indexText(database, added, toDocumentText([wrap(text)]))
  }
}

function judge(suggested: Suggested | null, right: string | null): Outcome {
  if (suggested === null) return 'none'
  const isRight = suggested.value === right
  if (suggested.isCertain) return isRight ? 'right' : 'wrong'
  return isRight ? 'offered right' : 'offered wrong'
}

async function measure(database: Database, letters: readonly Letter[], what: string) {
  const fields = {
    type: 'type',
    date: 'date',
    street: 'address',
    unit: 'unit',
    customer: 'customer',
  }
  const start = performance.now()
  const suggested = await suggest(
    database.db,
    letters.map((letter) => ({ letter, customerId: null, text: wrap(letter.text), said: [] })),
    { today: TODAY, operator: MANAGER, demoCustomerId: 'DEMO' },
  )
  const took = (performance.now() - start) / letters.length
  process.stdout.write(`${letters.length} letters of ${what}, ${took.toFixed(1)} ms each\n`)
  const counts = new Map<string, Map<Outcome, number>>()
  for (const { letter, suggestion } of suggested)
    for (const [field, known] of Object.entries(fields)) {
      const outcome = judge(Reflect.get(suggestion, field), Reflect.get(letter, known))
      const row = counts.get(field) ?? new Map<Outcome, number>()
      counts.set(field, row.set(outcome, (row.get(outcome) ?? 0) + 1))
    }
  for (const [field, row] of counts) {
    const said = outcomes.map((outcome) => `${row.get(outcome) ?? 0} ${outcome}`)
    process.stdout.write(`  ${field.padEnd(9)} ${said.join(', ')}\n`)
  }
  return counts
}

await withFolder(async (folder) => {
  const database = await openDatabase(`sqlite:${join(folder, 'bench.db')}`)
  try {
    await migrate(database)
    await fillHouses(database)
    await completeFindIndex(database)
    await file(database, writeKinds(true, COUNT, 1))
    await learnFromFilings(database, 'DEMO')
    const seed = Number(values.seed)
    const known = await measure(database, writeKinds(true, COUNT, seed), 'kinds filed before')
    const never = await measure(database, writeKinds(false, COUNT / 2, seed), 'kinds never filed')
    const wrong = [...known.values(), ...never.values()].some((row) => row.has('wrong'))
    const right = known.get('type')?.get('right') ?? 0
    if (wrong || right < COUNT * LEAST_RIGHT) {
      process.stdout.write('Too few are right, or one is wrong.\n')
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
})
