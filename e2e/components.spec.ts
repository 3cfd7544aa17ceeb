import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../server/src/testing/freePort.ts'
import { expectAccessible } from './axe.ts'

const root = join(import.meta.dirname, '..')

test('the page of all components shows them in both themes, and is not in the build', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error.stack)))
  const port = await findFreePort()
  const server = spawn(process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    join(root, 'web'),
    ...['--port', port, '--strictPort'],
  ])
  const ended = once(server, 'exit')
  try {
    await once(server.stdout, 'data')
    await page.goto(`http://localhost:${port}/_components`)
    const dark = page.getByRole('region', { name: 'Dunkel' })
    await expect(dark.getByText('Die Kredite konnten nicht geladen werden.')).toBeVisible()
    const color = (name: string) =>
      page
        .getByRole('region', { name, exact: true })
        .evaluate((column) => getComputedStyle(column).backgroundColor)
    expect(await color('Hell')).toBe('rgb(247, 246, 242)')
    expect(await color('Dunkel')).toBe('rgb(14, 19, 17)')
    await expectAccessible(page)
    await dark.getByRole('button', { name: 'Dialog: schmal' }).click()
    await expect(page.getByRole('dialog', { name: 'Ein Dialog' })).toBeVisible()
    await expectAccessible(page)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
  expect(complaints).toEqual([])

  const dist = join(root, 'web/dist')
  const inBuild = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css)$/.test(name))
    .filter((name) =>
      /components-page|_components|Bausteine/.test(readFileSync(join(dist, name), 'utf8')),
    )
  expect(inBuild).toEqual([])
})
