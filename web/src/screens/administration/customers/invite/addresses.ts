export interface InviteFields {
  /** One for each customer, in their order; empty for who is not invited. */
  emails: string[]
  subject: string
  text: string
}

/** Splits a pasted column of a spreadsheet into its cells; null if it is one line, which a field takes as it is. */
export function splitColumn(pasted: string): string[] | null {
  const cells = pasted.split(/\r?\n/).map((cell) => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  return cells.length > 1 ? cells : null
}
