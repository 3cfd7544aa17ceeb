/** A file is no electronic invoice that is read here. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}
