import { listDocumentsCall } from '../contract/src/calls/documents.ts'
import { expectLogin, signOut } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addDocuments, arriveWithDocuments, namesOf, rowsOf } from './documents.ts'
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

test('a list is fresh for five minutes, bypasses the HTTP cache, and goes when signing out', async ({
  page,
  service,
}, { testId }) => {
  await receiveShells(page)
  await page.clock.install()
  const customer = `Frisch-${testId}`
  const lists = `**${listDocumentsCall.path}?**`
  await arriveWithDocuments({ page, service }, customer, [{ name: 'Alt' }])

  await test.step('what fails to load says so, and can be retried', async () => {
    await page.route(lists, (route) => route.abort())
    await page.goto('/documents')
    await expect(page.getByText('Lade Dokumente…')).toBeVisible()
    // Requests are retried once before they fail.
    await page.clock.runFor('00:30')
    await expect(page.getByRole('alert')).toContainText(
      'Die Dokumente konnten nicht geladen werden.',
    )
    await expect(rowsOf(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute(lists)
  })

  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === listDocumentsCall.path) asked.push(url)
  })
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.searchParams.get('customerId')).toBe(customer)
  expect(Number(asked[0]?.searchParams.get('v'))).toBeGreaterThan(0)

  await addDocuments(service, customer, [{ name: 'Neu', date: '2025-04-01' }])
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(1)
  await page.clock.fastForward('05:01')
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(2)
  expect(await namesOf(page)).toEqual(['Neu', 'Alt'])
  expect(asked).toHaveLength(2)
  expect(new Set(asked.map((url) => url.searchParams.get('v'))).size).toBe(2)

  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(stored).toContain('Neu')
  await signOut(page)
  await expectLogin(page)
  expect(await stored()).toBe('{}')
})

test('a list too large for the storage is not cached', async ({ page, service }, { testId }) => {
  await arriveWithDocuments({ page, service }, `Voll-${testId}`, [{ name: 'Brief' }])
  await page.goto('/contact')
  await page.evaluate(() => {
    const fill = (size: number) => localStorage.setItem('full', 'x'.repeat(size))
    let size = 0
    for (let step = 2 ** 23; step >= 1; step /= 2)
      try {
        fill(size + step)
        size += step
      } catch {
        // Half of the list may still fit.
      }
  })
  await page.goto('/documents')
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['full'])
})
