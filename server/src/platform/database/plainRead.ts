const READS = /^\s*(?:select|with)\b/i
/** Matches whole words, even in a CTE or after "for", but not columns such as `updated_at`. */
const WRITES = /\b(?:insert|update|delete|merge|share)\b/i

/**
 * Returns whether a statement only reads and takes no locks, so that outside a transaction it may be repeated, on any
 * connection. Answers no in doubt. Functions with side effects count as reads and belong into transactions.
 */
export function isPlainRead(sql: string): boolean {
  return READS.test(sql) && !WRITES.test(sql)
}
