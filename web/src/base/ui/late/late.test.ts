import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../..')

/** Modules that show nothing, whose importers handle a failure, and some that `e2e/late-parts.spec.ts` cuts off. */
const OTHERS = [
  'parts/consent/startConsent.tsx',
  'parts/layout/administration/AdministrationFrame.tsx',
  'parts/session/RequireSession.tsx',
  'parts/session/account/AccountMenu.tsx',
  'parts/session/embedded.ts',
  'parts/session/firebase.ts',
  'screens/inbox/pile/pictures/openPaper.ts',
]

/** How parts load code, so that a failure is shown in its place. */
const SHOWN = /\blate(?:Dialog|Part)\(\s*\(\) =>\s*$/

test('code that is loaded later says so where it fails', () => {
  const others = new Set<string>()
  for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(name)) continue
    const text = readFileSync(join(SOURCE, name), 'utf8')
    expect(/\blazy\(/.test(text), `${name} uses React's own lazy`).toBe(false)
    for (const { 1: path = '', index } of text.matchAll(/import\('(.*?\.tsx?)'\)/g))
      if (!SHOWN.test(text.slice(0, index))) others.add(join(name, '..', path))
  }
  expect([...others].toSorted()).toEqual(OTHERS)
})
