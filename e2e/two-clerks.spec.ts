import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { changeDocumentsCall } from '../contract/src/calls/documentSteps.ts'
import { addPapers, authorize } from './papers.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

/** Opens a letter in another tab. */
async function openOther(page: Page, name: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/documents/eingang')
  await tab.getByRole('button', { name }).click()
  await expect(tab.getByRole('form', { name })).toBeVisible()
  return tab
}

test('two clerks in one inbox: what one files, removes or splits disappears from the other', async ({
  page,
  browser,
  service,
}, { testId }) => {
  // Another's filing is seen after up to 20 seconds.
  test.slow()
  const customer = `Zwei-${testId}`
  const [first, second] = [`Quittung ${testId}`, `Zettel ${testId}`]
  await sendIn(browser, service, customer, [first, second])
  await arriveAs('operator', { page, service })
  await page.goto(`/documents/eingang?dokument=${customer}-1`)
  await expect(page.getByRole('form', { name: first })).toBeVisible()
  const mark = page.getByRole('checkbox', { name: `Markieren: ${second}` })
  await mark.check()
  const [removed, split] = [`Werbung ${testId}`, `Stapel ${testId}`]
  const numbers = await addPapers(page, [removed, split])
  const [withRemoved, withSplit] = [await openOther(page, removed), await openOther(page, split)]

  const other = await (await browser.newContext({ baseURL: service.url })).newPage()
  await arriveAs('staff', { page: other, service })
  await other.goto(`/documents/eingang?dokument=${customer}-1`)
  const form = other.getByRole('form', { name: first })
  await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await form.getByLabel('Typ').selectOption('Neuer Typ …')
  await form.getByLabel('Neuer Typ').fill(`Beleg ${testId}`)
  await other.keyboard.press('Enter')
  await expect(other.getByText(`Erfasst: ${first}`)).toBeVisible()
  const headers = await authorize(other)
  const { request } = other.context()
  const [paper = 0, pile = 0] = numbers
  const letters = [{ name: '', pages: [{ paper: pile, page: 1 }] }]
  const changes = [
    { kind: 'removePaper', paper, seen: removed },
    { kind: 'splitPapers', letters, dropped: [] },
  ]
  const data = { step: randomBytes(16).toString('hex'), changes }
  await expect(await request.post(changeDocumentsCall.path, { headers, data })).toBeOK()
  await other.context().close()

  // It is said, and nothing else opens under the clerk's hands.
  await expect(page.getByText(`Jemand anderes war schneller: „${first}“`)).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByRole('form')).toHaveCount(0)
  for (const [tab, name] of [
    [withRemoved, removed],
    [withSplit, split],
  ] as const) {
    await expect(tab.getByText(`Jemand anderes war schneller: „${name}“`)).toBeVisible({
      timeout: 40_000,
    })
    await expect(tab.getByRole('form')).toHaveCount(0)
    await tab.close()
  }
  await page.getByRole('button', { name: 'Weiter mit dem nächsten' }).click()
  await expect(page.getByRole('form')).toHaveCount(1)
  await expect(mark).toBeChecked()
})
