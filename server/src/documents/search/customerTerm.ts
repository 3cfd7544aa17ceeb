/**
 * What stands in the index for whose document it is, so that others' documents cost a search nothing. The terms of a text are
 * nothing but letters and digits, so that no text can have this one, and nobody finds it by typing its beginning.
 */
export function customerTerm(customerId: string): string {
  return `_${Buffer.from(customerId).toString('hex')}`
}
