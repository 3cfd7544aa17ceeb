import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFaults } from './faults.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hausblick-arrows-'))
  const workspaces = ['contract', 'figures', 'server', 'web']
  write('package.json', JSON.stringify({ workspaces }))
  for (const name of workspaces)
    write(`${name}/package.json`, JSON.stringify({ dependencies: { zod: '4' } }))
  write('web/src/config.ts', 'export const url = import.meta.env.VITE_BACKEND_URL')
  write('web/src/routes.tsx', "import('./screens/dashboard/Dashboard.tsx')")
  for (const room of ['screens/dashboard', 'screens/contact', 'parts/layout', 'base/data'])
    write(`web/src/${room}/here.ts`, '')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test.each([
  ['contract/src/a.ts', "import { z } from 'zod/mini'"],
  ['contract/src/a.test.ts', "import { readFileSync } from 'node:fs'"],
  ['figures/src/a.ts', "import type { A } from '@hausblick/contract/a.ts'"],
  ['server/src/a.ts', "import { a } from '@hausblick/figures/a.ts'"],
  ['server/src/a.ts', "import { join } from 'node:path'"],
  ['web/src/screens/dashboard/A.tsx', "import { a } from '@hausblick/figures/a.ts'"],
  ['web/src/screens/dashboard/A.tsx', "import { a } from '../../parts/layout/here.ts'"],
  ['web/src/screens/dashboard/A.tsx', "import { a } from '../../base/data/here.ts'"],
  ['web/src/screens/dashboard/A.tsx', "import { a } from './deeper/B.tsx'"],
  ['web/src/screens/dashboard/a.test.ts', "import { a } from '../../routes.tsx'"],
  ['web/src/parts/layout/a.ts', "import { a } from '../../base/data/here.ts'"],
  ['web/src/base/data/a.ts', "import { url } from '../../config.ts'"],
  ['web/src/main.tsx', "import { a } from './screens/dashboard/here.ts'"],
  ['server/src/people/a.ts', "import { a } from '../platform/mail/mail.ts'"],
  ['server/src/people/a.ts', "import { a } from './deeper/b.ts'"],
  ['server/src/app.ts', "import { a } from './platform/http/errors.ts'"],
  ['server/src/platform/a.test.ts', "import { a } from '../testing/app.ts'"],
  ['server/src/testing/a.ts', "import { a } from '../app.ts'"],
  ['server/src/platform/config/config.ts', 'export const port = process.env.PORT'],
  ['server/src/testing/a.ts', 'export const url = process.env.TEST_POSTGRES_URL'],
  ['server/src/a.test.ts', 'process.env.PORT'],
  ['scripts/a.ts', 'process.env.PORT'],
  ['server/src/a.ts', `// A table, best read in one piece.\n${'a()\n'.repeat(250)}`],
  ['server/src/a.ts', 'a()\n'.repeat(200)],
])('accepts %s containing %j', (path, text) => {
  write(path, text)
  expect(findFaults(root)).toEqual([])
})

test.each([
  ['contract/src/a.ts', "import { a } from '@hausblick/figures/a.ts'", 'may not import figures'],
  ['contract/src/a.ts', "import { readFileSync } from 'node:fs'", 'may not import node:fs'],
  ['figures/src/a.ts', "import { useState } from 'react'", 'may not import react'],
  ['figures/src/a.ts', "import fs from 'fs'", 'may not import fs'],
  ['figures/src/a.ts', "export * from '@hausblick/web/a.ts'", 'may not import web'],
  [
    'figures/src/a.test.ts',
    "import { a } from '@hausblick/server/src/a.ts'",
    'may not import server',
  ],
  ['server/src/a.ts', "import type { A } from '@hausblick/web/a.ts'", 'may not import web'],
  ['server/src/a.ts', "type A = import('@hausblick/web/a.ts').A", 'may not import web'],
  ['server/src/a.ts', "import { a } from '../../figures/src/a.ts'", 'leaves server'],
  ['server/src/a.ts', "import { runCommand } from '../../scripts/command.ts'", 'leaves server'],
  ['web/src/base/data/a.ts', "await import('@hausblick/server/src/a.ts')", 'may not import server'],
  [
    'web/src/screens/dashboard/A.tsx',
    "import { A } from '../contact/here.ts'",
    'may not import the screen contact',
  ],
  [
    'web/src/screens/dashboard/A.tsx',
    "const A = () => import('../contact/here.ts')",
    'may not import the screen contact',
  ],
  [
    'web/src/parts/layout/deeper/A.tsx',
    "export { A } from '../../../screens/dashboard/here.ts'",
    'parts may not import screens',
  ],
  [
    'web/src/base/data/a.ts',
    "import { a } from '../../parts/layout/here.ts'",
    'base may not import parts',
  ],
  ['web/src/screens/dashboard/A.tsx', "import { a } from '../../routes.tsx'", 'puts the wings'],
  ['web/src/pieces/a.ts', "import { a } from '../base/data/here.ts'", 'the wing pieces'],
  [
    'server/src/platform/a.ts',
    "import { a } from '../people/errors.ts'",
    'platform may not import people',
  ],
  [
    'server/src/platform/a.ts',
    "import type { A } from '../people/errors.ts'",
    'platform may not import people',
  ],
  [
    'server/src/platform/a.ts',
    "type A = import('../doors/web.ts').A",
    'platform may not import doors',
  ],
  ['server/src/sets/a.ts', "export * from '../testing/app.ts'", 'sets may not import testing'],
  ['server/src/sets/a/b.ts', "await import('../../app.ts')", 'may not import what puts'],
  ['server/src/letters/a.ts', "import { a } from '../platform/errors.ts'", 'the wing letters'],
  ['server/src/a.ts', 'const { PORT } = process.env', 'reads the environment'],
  ['server/src/a.ts', "import { env } from 'node:process'", 'reads the environment'],
  [
    'web/src/base/data/a.ts',
    'const url = import.meta.env.VITE_BACKEND_URL',
    'reads the environment',
  ],
  ['server/src/a.ts', 'a()\n'.repeat(201), 'has 201 lines'],
  ['web/src/styles.css', 'a {}\n'.repeat(201), 'has 201 lines'],
])('reports %s containing %j', (path, text, what) => {
  write(path, text)
  expect(findFaults(root)).toEqual([expect.stringContaining(what)])
  expect(findFaults(root)[0]).toContain(`${path}:1: `)
})

test('reports folders and files that import each other, though no file is in a circle', () => {
  const folder = 'web/src/screens/settings'
  write(`${folder}/operator/a.ts`, "import { b } from '../own/b.ts'")
  write(`${folder}/operator/deeper/d.ts`, '')
  write(`${folder}/own/b.ts`, '')
  write(`${folder}/c.ts`, "import { d } from './operator/deeper/d.ts'")
  write(`${folder}/own/b.test.ts`, "import { d } from '../operator/deeper/d.ts'")
  expect(findFaults(root)).toEqual([])

  write(`${folder}/own/b.ts`, "import type { C } from '../c.ts'")
  expect(findFaults(root)).toEqual([
    `${folder}/c.ts:1: circle in ${folder}: c.ts → operator → own → c.ts`,
  ])
})

test('reports a workspace without an entry', () => {
  write('package.json', JSON.stringify({ workspaces: ['contract', 'mobile'] }))
  expect(findFaults(root)).toEqual([expect.stringContaining('mobile')])
})
