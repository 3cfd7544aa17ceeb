import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'

const INCOME = ['Kaltmiete', 'Vorauszahlung', 'Sonstiges'] as const
const EXPENSES = [
  'Hausgeld',
  'Verwaltung',
  'Instandhaltung',
  'Versicherung',
  'Grundsteuer',
  'Betriebskosten',
  'Leerstand',
  'Sonstiges',
] as const

/** The kinds of a use that come with the program. */
export function kindsOf(use: AccountUse['use']): readonly string[] {
  switch (use) {
    case 'income':
      return INCOME
    case 'expense':
      return EXPENSES
    case 'ignore':
      return []
  }
}
