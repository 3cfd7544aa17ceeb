import type { Random } from './random.ts'

/** A part of a letter, from which both its picture and its text are made. */
export type Block =
  | { readonly is: 'sender' | 'date' | 'title' | 'line' | 'text'; readonly text: string }
  | { readonly is: 'address'; readonly lines: readonly string[] }
  | { readonly is: 'table'; readonly rows: readonly (readonly string[])[] }

/** What a letter is about. */
export interface Subject {
  readonly random: Random
  /** ISO 8601. */
  readonly date: string
  /** `Ahornallee 4`. */
  readonly address: string
  /** The address as a letter has it: with or without the town, the street short or long. */
  readonly place: string
  readonly street: string
  readonly city: string
  readonly zipCode: string
  readonly flat: string
  /** With title: `Frau Jule Bäumer`. */
  readonly tenant: string
  readonly tenantName: string
  /** `Gisela Sommerfeld`. */
  readonly owner: string
}

/** A kind of letter. */
export interface Kind {
  /** The type that a clerk gives it. */
  readonly type: string
  /** Whether this house has filed letters of this kind before. */
  readonly isFiled: boolean
  /** Whether it is about one flat, so that the tenant is named, or about the house. */
  readonly isOfFlat: boolean
  readonly write: (subject: Subject) => readonly Block[]
}

/** A letter whose text, and what it is about, is known. */
export interface Letter {
  readonly type: string
  readonly isFiled: boolean
  readonly date: string
  readonly address: string
  /** Null if nothing in the letter says which of a house's owners it concerns. */
  readonly customer: string | null
  /** The family name of the tenant whom it names; without one, null. */
  readonly tenant: string | null
  readonly unit: string | null
  readonly blocks: readonly Block[]
  readonly text: string
}

/** Writes an amount as letters do. */
export function euros(random: Random, least: number, most: number): string {
  const amount = random.between(least * 100, most * 100) / 100
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true }
  return `${amount.toLocaleString('de-DE', options)} €`
}

/** Writes a day as people do, with or without the month's name. */
export function writeDay(random: Random, date: string): string {
  const day = new Date(`${date}T12:00:00Z`)
  const isLong = random.next() < 0.4
  return day.toLocaleDateString('de-DE', {
    timeZone: 'UTC',
    day: isLong ? 'numeric' : '2-digit',
    month: isLong ? 'long' : '2-digit',
    year: 'numeric',
  })
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
