import {
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteFileDriver } from './sqlite/driver.ts'

/** Creates Kysely's SQLite dialect on `node:sqlite`. Creates the file if missing. */
export function sqliteDialect(file: string, lockMs: number): Dialect {
  return {
    createDriver: () => new SqliteFileDriver(file, lockMs),
    createQueryCompiler: () => new LocklessCompiler(),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

const LOCKS: readonly SelectModifierNode['modifier'][] = ['ForUpdate', 'ForKeyShare', 'SkipLocked']

/** Leaves out `for update skip locked`, which SQLite neither has nor needs: there is one writer at a time. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!LOCKS.includes(node.modifier)) super.visitSelectModifier(node)
  }
}

/** Kysely may acquire connections concurrently; the driver serialises writes itself. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
