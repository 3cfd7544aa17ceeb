import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callers, deniedStatus, everyKind } from '../../testing/callers.ts'
import { admitMyData } from './access/customers.ts'
import { admitDocuments, admitUpload } from './access/documents.ts'
import { admitDataRights, admitDeletionRequests } from './access/people.ts'
import { admitRecords } from './access/records.ts'
import { admitSignedIn, admitStaffToAll } from './access/roles.ts'
import type { CustomerScope, Scope, WholeScope } from './access.ts'
import type { Caller } from './callers.ts'

const figures = { part: 'figures', year: 2025 } as const
/** The scope each kind of caller receives; undefined where refused. */
const scopes: [string, (caller: Caller) => Scope, (string | undefined)[]][] = [
  [
    'records without a customer id',
    (caller) => admitRecords(caller, undefined, 'DEMO', figures),
    [undefined, undefined, 'A', 'all', 'all'],
  ],
  [
    'records of A',
    (caller) => admitRecords(caller, 'A', 'DEMO', figures),
    [undefined, undefined, 'A', 'A', 'A'],
  ],
  [
    'documents of the demo',
    (caller) => admitDocuments(caller, 'DEMO', 'DEMO'),
    ['DEMO', 'DEMO', 'DEMO', 'DEMO', 'DEMO'],
  ],
  [
    'documents without a customer id',
    (caller) => admitDocuments(caller, '', 'DEMO'),
    [undefined, undefined, 'A', 'all', 'all'],
  ],
  [
    "everybody's documents",
    (caller) => admitDocuments(caller, 'all', 'DEMO'),
    [undefined, undefined, undefined, 'all', 'all'],
  ],
  [
    'uploading without a customer id',
    (caller) => admitUpload(admitSignedIn(caller).actor, undefined),
    [undefined, undefined, 'A', 'all', 'all'],
  ],
  [
    'uploading for B',
    (caller) => admitUpload(admitSignedIn(caller).actor, 'B'),
    [undefined, undefined, undefined, 'all', 'all'],
  ],
  [
    'all deletion requests',
    (caller) => admitDeletionRequests(caller, undefined),
    [undefined, undefined, undefined, 'all', 'all'],
  ],
  [
    'deletion requests of B',
    (caller) => admitDeletionRequests(caller, 'B'),
    [undefined, undefined, undefined, 'B', 'B'],
  ],
  [
    'all that is stored of A',
    (caller) => admitMyData(caller, 'A'),
    [undefined, undefined, 'A', 'A', 'A'],
  ],
]

test.each(scopes)('whose data: %s', (_call, admit, expected) => {
  const admitted = everyKind.map((kind) => {
    if (deniedStatus(() => admit(callers[kind])) !== undefined) return undefined
    const scope = admit(callers[kind])
    return scope.kind === 'all' ? 'all' : scope.customerId
  })
  expect(admitted).toEqual(expected)
})

test('a scope cannot be forged', () => {
  const own = admitMyData(callers.customer, 'A')
  // @ts-expect-error: only decisions create scopes.
  const written: CustomerScope = { kind: 'customer', customerId: 'B' }
  // @ts-expect-error: what is spread is no scope.
  const spread: CustomerScope = { ...own, customerId: 'B' }
  // @ts-expect-error: nor does it become the scope of everything.
  const whole: WholeScope = { ...own, kind: 'all' }
  const admitted = admitDataRights(callers.customer, 'A')
  // @ts-expect-error: who acts is decided with whose data they act on.
  const acting: typeof admitted = { actor: admitted.actor, scope: own }
  expect(() => Object.assign(admitted, { scope: null })).toThrow(TypeError)
  expect([acting.scope, written.customerId, spread.customerId, whole.kind]).toEqual([
    own,
    'B',
    'B',
    'all',
  ])
  expect(() => Object.assign(own, { customerId: 'B' })).toThrow(TypeError)
  expect(own.customerId).toBe('A')
  const everything = admitStaffToAll(callers.staff).scope
  expect(() => Object.assign(everything, { kind: 'customer' })).toThrow(TypeError)
})

test('nothing imports all of access.ts, of which the linter refuses only what is named', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  for (const file of files)
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(
      /\* as \w+ from '[^']*\/access\.ts'|import\('[^']*\/access\.ts'\)(?!\.)/,
    )
})
