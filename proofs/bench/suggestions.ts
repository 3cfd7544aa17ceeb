import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Suggested } from '@hausblick/contract/calls/suggestion.ts'
import { insertDocument } from '@hausblick/server/src/documents/add/addDocument.ts'
import { completeFindIndex } from '@hausblick/server/src/documents/find/index/update.ts'
import { indexText, toDocumentText } from '@hausblick/server/src/documents/search/indexText.ts'
import { learnFromFilings } from '@hausblick/server/src/documents/suggestions/learn.ts'
import { suggest } from '@hausblick/server/src/documents/suggestions/suggest.ts'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { fillHouses } from '../letters/fillHouses.ts'
import { CUSTOMERS, MANAGER } from '../letters/houses.ts'
import type { Letter } from '../letters/letter.ts'
import { writeLetters } from '../letters/letters.ts'
import { withFolder } from '../service/folder.ts'

// Measures how many letters are filed right, wrong or not at all by what is suggested, after a house has filed others. Those that
// are judged are worded by hand: rules may be written for the first half of them, the second is measured only.

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
/** Letters that the house has filed. */
const COUNT = 200
const TODAY = '2026-12-31'
/** Lines of a letter on paper. */
const LINE = /(.{60,80}) /g
const LEAST_TYPES = 0.6

const outcomes = ['right', 'offered right', 'none', 'offered wrong', 'wrong'] as const
type Outcome = (typeof outcomes)[number]

const FIELDS = ['type', 'date', 'street', 'customer', 'unit'] as const

/** A letter, and how to file it; null is what must not be filled in. */
type Reworded = Readonly<Record<(typeof FIELDS)[number], string | null>> & { readonly text: string }

async function readReworded(): Promise<Reworded[]> {
  const file = await readFile(new URL('../letters/reworded.txt', import.meta.url), 'utf8')
  return file
    .split(/^## /m)
    .slice(1)
    .map((written) => {
      const [head = '', ...lines] = written.trim().split('\n')
      const fields = head.split(' | ').map((field) => (field === '-' ? null : field))
      const [type = null, date = null, street = null, customer = null, unit = null] = fields
      return { type, date, street, customer, unit, text: lines.join('\n') }
    })
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

async function measure(database: Database, letters: readonly Reworded[], isShown: boolean) {
  const start = performance.now()
  const suggested = await suggest(
    database.db,
    letters.map((letter) => ({ letter, customerId: null, text: letter.text, said: [] })),
    { today: TODAY, operator: MANAGER, demoCustomerId: 'DEMO' },
  )
  const took = (performance.now() - start) / letters.length
  process.stdout.write(`${letters.length} letters, ${took.toFixed(1)} ms each\n`)
  let isWrong = false
  for (const field of FIELDS) {
    const judged = suggested.map(({ letter, suggestion }) => ({
      letter,
      outcome: judge(suggestion[field], letter[field]),
      value: suggestion[field]?.value,
    }))
    const of = (wanted: Outcome) => judged.filter(({ outcome }) => outcome === wanted)
    const filled = judged.filter(({ letter }) => letter[field] !== null).length
    const said = outcomes.map((outcome) => `${of(outcome).length} ${outcome}`)
    process.stdout.write(`  ${field.padEnd(9)} of ${filled}: ${said.join(', ')}\n`)
    const isFew = field === 'type' && of('right').length < filled * LEAST_TYPES
    if (of('wrong').length > 0 || isFew) isWrong = true
    for (const { letter, outcome, value } of isShown ? judged : [])
      if (outcome !== 'right' && (letter[field] ?? value) != null)
        process.stdout.write(`${outcome}: ${value} for ${letter[field]}\n${letter.text}\n\n`)
  }
  return isWrong
}

await withFolder(async (folder) => {
  const database = await openDatabase(`sqlite:${join(folder, 'bench.db')}`)
  try {
    await migrate(database)
    await fillHouses(database)
    await completeFindIndex(database)
    await file(
      database,
      writeLetters(COUNT, 1).filter(({ isFiled }) => isFiled),
    )
    await learnFromFilings(database, 'DEMO')
    const letters = await readReworded()
    const first = await measure(
      database,
      letters.filter((_, index) => index % 2 === 0),
      values.show,
    )
    const second = await measure(
      database,
      letters.filter((_, index) => index % 2 === 1),
      false,
    )
    if (first || second) {
      process.stdout.write('Too few types are filled in, or something is wrong.\n')
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
})
