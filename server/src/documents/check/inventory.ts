import { DatabaseSync } from 'node:sqlite'
import type { StoredObject } from '../../platform/storage/storage.ts'

/** SQLite's name for a private temporary database, deleted when it is closed or the process ends. */
const PRIVATE_FILE = ''

const SCHEMA = `
  pragma journal_mode = off;
  create table object (
    key text primary key, size integer not null, stored_at integer not null, is_indexed integer not null default 0
  ) strict, without rowid;
  begin`

/** Everything found in storage, kept in a temporary file so that memory does not grow with it. */
export class StorageInventory implements Disposable {
  readonly #database = new DatabaseSync(PRIVATE_FILE)

  constructor() {
    this.#database.exec(SCHEMA)
  }

  /** Returns a function that adds an object of storage. */
  prepareAdd(): (object: StoredObject) => void {
    const insert = this.#database.prepare(
      'insert into object (key, size, stored_at) values (?, ?, ?) on conflict do nothing',
    )
    return ({ key, size, storedAt }) => void insert.run(key, size, storedAt.getTime())
  }

  /** Returns a function that marks an object as indexed and returns its size in bytes, or undefined if it does not exist. */
  prepareMark(): (key: string) => number | undefined {
    const mark = this.#database.prepare(
      'update object set is_indexed = 1 where key = ? returning size',
    )
    return (key) => {
      const row = mark.get(key)
      return row && Number(row.size)
    }
  }

  /** Yields the objects that no document refers to. */
  *readUnindexed(): Generator<StoredObject> {
    const rows = this.#database.prepare('select * from object where is_indexed = 0').iterate()
    for (const { key, size, stored_at } of rows)
      yield { key: String(key), size: Number(size), storedAt: new Date(Number(stored_at)) }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
