/**
 * Thrown by every query while the database is unreachable, and by a query whose connection is lost; replied as 503. If a
 * commit throws it, the transaction may have been committed or not.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
