import { elementsAt, textsAt } from './paths.ts'
import { centsOf, dayOf } from './values.ts'
import type { XmlElement } from './xml.ts'

type Table<Key extends string> = Readonly<Record<Key, string>>
/** Null where what should contain it is missing. */
type From = XmlElement | undefined

const MAX_QUOTED = 100

export function readText(from: From, path: string): string | null {
  return (from && textsAt(from, path)[0]) ?? null
}

export function readTexts<Key extends string>(from: From, table: Table<Key>) {
  return mapTable(table, (path) => readText(from, path))
}

/** Reads amounts and days, and notes those that are none. */
export class FieldReader {
  /** German sentences. */
  readonly faults: string[] = []
  readonly #currency: string | null

  constructor(currency: string | null) {
    this.#currency = currency
  }

  amount(from: From, path: string): number | null {
    const found = from ? elementsAt(from, path) : []
    const { text = '' } = found.find((element) => this.isOwn(element)) ?? found[0] ?? {}
    return this.#check(text, centsOf(text), 'Ein Betrag')
  }

  amounts<Key extends string>(from: From, table: Table<Key>) {
    return mapTable(table, (path) => this.amount(from, path))
  }

  /** Returns false for an amount in the currency in which the seller accounts for tax. */
  isOwn(amount: From): boolean {
    return (amount?.attributes.currencyID ?? this.#currency) === this.#currency
  }

  day(from: From, path: string): string | null {
    const [element] = from ? elementsAt(from, path) : []
    const { text = '' } = element?.children[0] ?? element ?? {}
    return this.#check(text, dayOf(text), 'Ein Datum')
  }

  days<Key extends string>(from: From, table: Table<Key>) {
    return mapTable(table, (path) => this.day(from, path))
  }

  #check<Value>(text: string, value: Value | null, name: string): Value | null {
    if (value === null && text !== '')
      this.faults.push(
        `${name} ist nicht lesbar und fehlt hier: „${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}“.`,
      )
    return value
  }
}

function mapTable<Key extends string, Value>(table: Table<Key>, read: (path: string) => Value) {
  const entries = Object.entries<string>(table).map(([key, path]) => [key, read(path)])
  return Object.fromEntries(entries) as Record<Key, Value>
}
