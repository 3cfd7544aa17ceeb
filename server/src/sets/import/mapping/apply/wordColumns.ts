import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { labelColumns } from '../labels.ts'
import { readSide, readState } from '../words.ts'
import type { SourceEvent } from './readRecords.ts'

/** A column of a journal whose words say whether postings count, or on which side they are. */
export interface WordColumn {
  readonly label: string
  readonly field: keyof typeof READ
  readonly words: readonly {
    readonly text: string
    /** What it is read as; null where a person has to say so. */
    readonly meaning: string | null
  }[]
}

const STATES = { booked: 'gebucht', 'not booked': 'nicht gebucht' } as const
const SIDES = { debit: 'Soll', credit: 'Haben' } as const

const READ = {
  state: (text: string) => {
    const state = readState(text)
    return state === null || state === 'unclear' ? null : STATES[state]
  },
  side: (text: string) => {
    const side = readSide(text)
    return side && SIDES[side]
  },
} as const

/** A column with more says something else. */
const MOST_WORDS = 30

/** Collects the words of the columns that a mapping reads as states and sides. */
export class WordColumns {
  readonly #columns: readonly {
    readonly label: string
    readonly field: WordColumn['field']
    readonly values: ReadonlyMap<string, string>
    /** As the file writes them first, by what they are compared as. */
    readonly found: Map<string, string>
  }[]
  #labels: readonly (string | null)[] = []

  constructor({ columns }: MappingProfile) {
    this.#columns = columns.flatMap(({ from: [label], to, values = {} }) => {
      if (label === undefined || (to !== 'state' && to !== 'side')) return []
      const said = Object.entries(values).map(([text, meant]) => [fold(text), meant] as const)
      return [{ label, field: to, values: new Map(said), found: new Map() }]
    })
  }

  /** Passes events on. */
  async *watch(events: AsyncIterable<SourceEvent>): AsyncGenerator<SourceEvent> {
    for await (const event of events) {
      this.#take(event)
      yield event
    }
  }

  #take(event: SourceEvent): void {
    if (event.event === 'header') this.#labels = labelColumns(event.headings)
    if (event.event !== 'record') return
    for (const { label, found } of this.#columns) {
      const text = (event.cells[this.#labels.indexOf(label)] ?? '').trim()
      if (text !== '' && found.size <= MOST_WORDS && !found.has(fold(text)))
        found.set(fold(text), text)
    }
  }

  get columns(): readonly WordColumn[] {
    return this.#columns.flatMap(({ label, field, values, found }) => {
      if (found.size === 0 || found.size > MOST_WORDS) return []
      const words = [...found].map(([folded, text]) => ({
        text,
        meaning: READ[field](values.get(folded) ?? text),
      }))
      return [{ label, field, words }]
    })
  }
}

function fold(text: string): string {
  return foldText(text).trim()
}
