import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from './config.ts'

const newFolder = newFolders()

const warningsOf = async (environment: Record<string, string>) =>
  readConfig(environment, await newFolder()).warnings

test.each([
  ['PUBLIC_URL', 'http://haus.example'],
  ['PUBLIC_URL', 'http://192.168.0.7:3000'],
  ['DATABASE_URL', 'postgres://hausblick:geheim@db.intern/hausblick'],
  ['DATABASE_URL', 'postgresql://db.intern/hausblick?sslmode=disable'],
  ['DATABASE_URL', 'postgres://db.intern/hausblick?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres:///hausblick?host=db.intern'],
  ['DOCUMENTS_URL', 's3://eimer?endpoint=http://s3.intern:9000'],
])('%s=%s is warned of, without showing it', async (name, value) => {
  const warnings = await warningsOf({ [name]: value })
  expect(warnings).toEqual([expect.stringContaining(name)])
  expect(warnings[0]).not.toMatch(/intern|geheim|haus\.example/)
})

test.each([
  ['PUBLIC_URL', 'https://haus.example'],
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['PUBLIC_URL', 'http://127.0.0.1:3000'],
  ['PUBLIC_URL', 'http://[::1]:3000'],
  ['DATABASE_URL', 'sqlite:hausblick.db'],
  ['DATABASE_URL', 'postgres://127.0.0.1/hausblick'],
  ['DATABASE_URL', 'postgres:///hausblick'],
  ['DATABASE_URL', 'postgres:///hausblick?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres://%2Frun%2Fpostgresql/hausblick'],
  ['DATABASE_URL', 'postgres://db.intern/hausblick?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://db.intern/hausblick?ssl=true'],
  ['DOCUMENTS_URL', 's3://eimer?region=eu-central-1'],
  ['DOCUMENTS_URL', 's3://eimer?endpoint=https://s3.intern'],
  ['DOCUMENTS_URL', 's3://eimer?endpoint=http://127.0.0.1:9000'],
])('%s=%s is not', async (name, value) => {
  expect(await warningsOf({ [name]: value })).toEqual([])
})
