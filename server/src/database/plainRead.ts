const READS = /^\s*(?:select|with)\b/i
/** As words of their own, also in a CTE or after "for"; a column such as `updated_at` is none of them. */
const WRITES = /\b(?:insert|update|delete|merge|share)\b/i

/**
 * Returns whether a statement only reads, and takes no lock: outside a transaction, it may run twice and on any connection.
 * In doubt, the answer is no. Functions with effects count as reads and belong into transactions.
 */
export function isPlainRead(sql: string): boolean {
  return READS.test(sql) && !WRITES.test(sql)
}
