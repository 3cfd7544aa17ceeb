import { expect, test } from 'vitest'
import { isPlainRead } from './plainRead.ts'

test.each([
  ['select 1', true],
  ['\n  SELECT updated_at, "deleted" from t', true],
  ['with listed as (select 1) select * from listed', true],
  ['with gone as (delete from t returning id) select * from gone', false],
  ['select id from t for update skip locked', false],
  ['select id from t for share', false],
  ['insert into t select 1', false],
  ['update t set a = 1 returning a', false],
  ['begin', false],
  ['pragma wal_checkpoint', false],
  ['selection', false],
  ['', false],
])('%j', (sql, expected) => {
  expect(isPlainRead(sql)).toBe(expected)
})
