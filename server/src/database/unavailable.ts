/**
 * Thrown by every query while the database cannot be reached, and by the one query that a lost connection interrupts. Callers
 * are answered with 503. After a failed commit, the transaction may or may not have been made.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
