import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = (name: string) => join(import.meta.dirname, name)

/** Shown as part of others. */
const PARTS = ['DialogFrame.tsx', 'FieldNotes.tsx']

test('every component of ui is shown', () => {
  const shown = readdirSync(folder('.'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(folder(name), 'utf8'))
    .join()
  const missing = readdirSync(folder('../ui')).filter(
    (name) => name.endsWith('.tsx') && !PARTS.includes(name) && !shown.includes(`'../ui/${name}'`),
  )
  expect(missing).toEqual([])
})
