import { expect, test } from 'vitest'
import { chooseDatabases } from './chooseDatabases.ts'

test.each([
  [undefined, '/app/server/src/permissions.test.ts', ['sqlite', 'postgres']],
  ['everyday', '/app/server/src/permissions.test.ts', ['sqlite']],
  ['everyday', '/app/server/src/documents/upload/upload.test.ts', ['sqlite']],
  ['everyday', '/app/server/src/documents/listKeys/keys.test.ts', ['sqlite', 'postgres']],
  ['everyday', 'C:\\app\\server\\src\\records\\write.test.ts', ['sqlite', 'postgres']],
  ['s3', '/app/server/src/documents/upload/upload.test.ts', ['postgres']],
])('in the run %s, %s runs on %j', (run, file, databases) => {
  expect(chooseDatabases(run, file)).toEqual(databases)
})
