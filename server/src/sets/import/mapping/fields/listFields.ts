import type { Derivation, Subject } from '@hausblick/contract/mapping/subjects.ts'
import { columnLabel } from '../../headers/labels.ts'
import { subjects } from './subjects.ts'

/** A field as people choose it for a column. */
export interface ListedField {
  readonly field: string
  readonly label: string
  /** What the field is for, where the label does not say it. */
  readonly hint: string | null
  readonly type: string
}

export const subjectLabels: Readonly<Record<Subject, string>> = {
  unit: 'Einheiten',
  building: 'Objekte',
  loan: 'Kredite',
  posting: 'Buchungen',
  owner: 'Eigentümer',
  portfolio: 'Portfolios',
}

export const derivationLabels: Readonly<Record<Derivation, string>> = {
  'building-areas': 'Mietfläche der Objekte aus den Flächen der Einheiten',
  'building-rents': 'Monatliche Miete der Objekte aus den vermieteten Einheiten',
  'building-unit-counts': 'Anzahl der Einheiten je Objekt',
  'value-changes': 'Wertentwicklung aus Immobilienwert und Kaufwert',
  'portfolio-values': 'Werte des Portfolios aus den Werten der Einheiten',
  'full-year-incomes': 'Einnahmen im ganzen Jahr aus den zwölf Monaten',
  'cash-flow-sums': 'Einnahmen und Ausgaben von Objekten und Portfolio aus denen der Einheiten',
}

/** Labels of fields that are no columns of a table, or that mean something else in a source. */
const LABELS: Readonly<Record<string, string>> = {
  propertyid: 'Einheit (Kennung)',
  objectid: 'Objekt (Kennung)',
  creditid: 'Kredit (Kennung)',
  'street+number': 'Straße mit Hausnummer',
  'zip+city': 'Postleitzahl mit Ort',
  address: 'Ganze Anschrift',
  tenant: 'Mieter (ganzer Name)',
  prepayment: 'Vorauszahlung',
  grossrent: 'Gesamtmiete',
  income: 'Einnahmen des Monats',
  expenses: 'Ausgaben des Monats',
  date: 'Datum der Buchung',
  account: 'Konto',
  accountname: 'Name des Kontos',
  counteraccount: 'Gegenkonto',
  taxkey: 'BU-Schlüssel',
  reversal: 'Generalumkehr',
  currency: 'Währung',
  text: 'Buchungstext',
  debit: 'Soll',
  credit: 'Haben',
  amount: 'Betrag',
  side: 'Soll oder Haben',
  state: 'Stand der Buchung',
  year: 'Jahr',
  name: 'Name (ganz)',
  firstname: 'Vorname',
  lastname: 'Nachname',
  email: 'E-Mail-Adresse',
}

const COMPARED = 'nur zum Abgleich'
const SPLIT = 'wird aufgeteilt'

const HINTS: Partial<Record<Subject, Readonly<Record<string, string>>>> = {
  unit: {
    objectid: 'ordnet die Einheit ihrem Objekt zu',
    prepayment: COMPARED,
    grossrent: COMPARED,
    tenant: SPLIT,
    'street+number': SPLIT,
    'zip+city': SPLIT,
  },
  building: { 'street+number': SPLIT, 'zip+city': SPLIT },
  loan: {
    address: 'findet Objekt oder Einheiten',
    'street+number': 'findet Objekt oder Einheiten',
  },
  posting: {
    state: 'gebucht oder nicht',
    text: 'wird nicht gespeichert',
    year: 'wenn das Datum keines nennt',
    counteraccount: 'wenn jede Buchung nur einmal in der Datei steht',
  },
  owner: { email: 'für Kunden und Einladungen' },
}

/** Lists the fields that columns of a subject can become, with their German names. */
export function listFields(subject: Subject): ListedField[] {
  const { fields, kinds } = subjects[subject]
  const months = kinds.some(({ cashFlow }) => cashFlow)
    ? [['income', { type: 'money' }] as const, ['expenses', { type: 'money' }] as const]
    : []
  return [...Object.entries(fields), ...months].map(([field, { type }]) => ({
    field,
    label: fieldLabel(subject, field),
    hint: HINTS[subject]?.[field] ?? null,
    type,
  }))
}

/** Returns what people call a field of a source about a subject. */
export function fieldLabel(subject: Subject, field: string): string {
  const table = subjects[subject].kinds.find((kind) => Object.hasOwn(kind.fields, field))
  return LABELS[field] ?? columnLabel(table?.name ?? '', field)
}
