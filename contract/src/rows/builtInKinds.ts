/** What income and expenses usually are for, in the order in which lists offer it. Operators may name other kinds. */
export const builtInKinds = {
  income: ['Kaltmiete', 'Vorauszahlung', 'Sonstiges'],
  expenses: [
    'Hausgeld',
    'Verwaltung',
    'Instandhaltung',
    'Versicherung',
    'Grundsteuer',
    'Betriebskosten',
    'Leerstand',
    'Sonstiges',
  ],
} as const

export type IncomeKind = (typeof builtInKinds.income)[number]
export type ExpenseKind = (typeof builtInKinds.expenses)[number]
