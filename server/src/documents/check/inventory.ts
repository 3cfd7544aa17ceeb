import { DatabaseSync } from 'node:sqlite'
import type { StoredObject } from '../../storage/storage.ts'

/** The empty name makes a file that nothing else can open and that is gone when it is closed, or the process ends. */
const PRIVATE_FILE = ''

const SCHEMA = `
  pragma journal_mode = off;
  create table object (
    key text primary key, size integer not null, stored_at integer not null, is_named integer not null default 0
  ) strict, without rowid;
  begin`

/** What was found in storage, in a file of its own, so that memory does not grow with it. */
export class FoundObjects implements Disposable {
  readonly #database = new DatabaseSync(PRIVATE_FILE)

  constructor() {
    this.#database.exec(SCHEMA)
  }

  /** Gives a function that adds what storage lists. */
  adding(): (object: StoredObject) => void {
    const insert = this.#database.prepare(
      'insert into object (key, size, stored_at) values (?, ?, ?) on conflict do nothing',
    )
    return ({ key, size, storedAt }) => void insert.run(key, size, storedAt.getTime())
  }

  /** Gives a function that answers an object's size, and remembers that a document names it; undefined where there is none. */
  naming(): (key: string) => number | undefined {
    const name = this.#database.prepare(
      'update object set is_named = 1 where key = ? returning size',
    )
    return (key) => {
      const row = name.get(key)
      return row && Number(row.size)
    }
  }

  /** Those that no document names. */
  *nameless(): Generator<StoredObject> {
    const rows = this.#database.prepare('select * from object where is_named = 0').iterate()
    for (const { key, size, stored_at } of rows)
      yield { key: String(key), size: Number(size), storedAt: new Date(Number(stored_at)) }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
