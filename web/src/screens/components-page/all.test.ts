import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = (name: string) => join(import.meta.dirname, name)

/** Shown as part of other components. */
const PARTS = ['DialogFrame.tsx', 'FieldNotes.tsx', 'FormError.tsx', 'FormSuccess.tsx']

test('the page shows every component of ui', () => {
  const shown = readdirSync(folder('.'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(folder(name), 'utf8'))
    .join()
  const missing = readdirSync(folder('../../base/ui')).filter(
    (name) =>
      name.endsWith('.tsx') && !PARTS.includes(name) && !shown.includes(`'../../base/ui/${name}'`),
  )
  expect(missing).toEqual([])
})
