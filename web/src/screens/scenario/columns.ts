/** The amounts of a year, in the order in which they are shown. */
export const columns = [
  'income',
  'expenses',
  'interest',
  'principal',
  'cash',
  'once',
  'debt',
  'value',
  'equity',
] as const
