import type { Page } from '@playwright/test'
import { customerParameter } from '../contract/src/addresses.ts'
import { pages } from '../contract/src/pages.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { leaveCustomer } from '../server/src/people/accounts/revoke.ts'
import { transact } from '../server/src/platform/database/transact.ts'
import { accept, expectSettings, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { pdfFile } from './files.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'
import { listDocuments, openOnDocuments } from './uploading.ts'

/** What only one customer has. */
interface Portfolio {
  readonly id: string
  readonly value: string
  readonly letter: string
}

async function newPortfolio(service: Service, id: string, millions: number): Promise<Portfolio> {
  const letter = `Brief-${id}`
  await importTable(service, `customerid;portfoliovalue\n${id};${millions}345678\n`)
  await addDocuments(service, id, [{ name: letter }])
  return { id, value: `${millions}.345.678`, letter }
}

const selector = (page: Page) => page.getByLabel('Bestand auswählen')
const withCustomer = (path: string, { id }: Portfolio) =>
  `${path}?${writeSearch(customerParameter, '', id)}`

/** Signs in as the owner of two portfolios; a third is somebody else's. */
async function arriveWithTwo({ page, service }: { page: Page; service: Service }, name: string) {
  const [first, second, third] = [
    await newPortfolio(service, `Eins-${name}`, 71),
    await newPortfolio(service, `Zwei-${name}`, 93),
    await newPortfolio(service, `Drei-${name}`, 57),
  ]
  const email = newEmail()
  await accept({ page, service }, await service.invite(first.id), email)
  await addPortfolio(page, await service.invite(second.id))
  return { first, second, third, email }
}

/** Adds the portfolio of an invitation to the signed-in account, on the page. */
async function addPortfolio(page: Page, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Sie sind schon angemeldet' })).toBeVisible()
  await page.getByRole('button', { name: 'Zu diesem Konto hinzufügen' }).click()
  await page.waitForURL(/\/dashboard\?kunde=/)
}

async function expectFiguresOf(page: Page, own: Portfolio, others: readonly Portfolio[]) {
  await expect(page.getByText(own.value).first()).toBeVisible()
  await expect(selector(page)).toHaveValue(own.id)
  for (const { value } of others) await expect(page.getByText(value)).toHaveCount(0)
}

async function expectLettersOf(page: Page, own: Portfolio, others: readonly Portfolio[]) {
  await expect(page.getByText(own.letter)).toBeVisible()
  for (const { letter } of others) await expect(page.getByText(letter)).toHaveCount(0)
}

test('an owner of two portfolios switches between them, by mouse and by keyboard', async ({
  page,
  service,
}, { testId }) => {
  const { first, second, third } = await arriveWithTwo({ page, service }, testId)
  await expectFiguresOf(page, second, [first, third])
  await selector(page).selectOption(`Bestand ${first.id}`)
  await expectFiguresOf(page, first, [second, third])

  await page.goto(withCustomer(pages.documents.path, first))
  await expectLettersOf(page, first, [second, third])
  await selector(page).focus()
  await page.keyboard.press('End')
  await expectLettersOf(page, second, [first, third])
  await page.goBack()
  await expectLettersOf(page, first, [second, third])
  await page.goForward()
  await expectLettersOf(page, second, [first, third])

  // A new tab, a reload and a link within the pages continue with the same.
  await page.goto(pages.dashboard.path)
  await expectFiguresOf(page, second, [first, third])
  await page.reload()
  await expectFiguresOf(page, second, [first, third])
  const html = await (await page.request.get(withCustomer(pages.dashboard.path, first))).text()
  expect(html).toContain(first.value)
  expect(html).not.toContain(second.value)

  // The address of one that is not theirs shows their own.
  for (const path of [pages.dashboard.path, pages.documents.path]) {
    const others = await (await page.request.get(withCustomer(path, third))).text()
    for (const mark of [third.value, third.letter]) expect(others, path).not.toContain(mark)
  }
  await page.goto(withCustomer(pages.dashboard.path, third))
  await expectFiguresOf(page, first, [second, third])
})

test('what an owner sends, subscribes to and wishes is of the chosen portfolio', async ({
  page,
  service,
}, { testId }) => {
  const { first, second } = await arriveWithTwo({ page, service }, testId)
  await page.goto(withCustomer(pages.dashboard.path, second))
  const upload = await openOnDocuments(page)
  await upload.choose(pdfFile('nachgereicht.pdf', 'Nachgereicht'))
  await upload.names.fill('Nachgereicht')
  await upload.send.click()
  await expect(upload.dialog).toHaveCount(0)
  expect((await listDocuments(page, second.id)).join()).toContain('Nachgereicht')
  expect((await listDocuments(page, first.id)).join()).not.toContain('Nachgereicht')

  await page.goto(withCustomer(pages.settingsNotices.path, second))
  await page.getByRole('button', { name: 'Kalenderadresse erzeugen' }).click()
  await expect(page.getByRole('button', { name: 'Kalenderadresse erzeugen' })).toHaveCount(0)
  await page.goto(withCustomer(pages.settingsData.path, second))
  await page.getByRole('button', { name: 'Löschung beantragen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschung beantragen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Löschung beantragen' })).toHaveCount(0)
  await selector(page).selectOption(`Bestand ${first.id}`)
  await expect(page.getByRole('button', { name: 'Löschung beantragen' })).toBeVisible()
})

test.describe('an owner who loses one of two portfolios', () => {
  test.use({ expectedComplaints: /status of 403|Sie dürfen nur Ihre eigenen Daten sehen/ })

  test('sees nothing of it from the next call on', async ({ page, service }, { testId }) => {
    const { first, second, email } = await arriveWithTwo({ page, service }, testId)
    await page.goto(withCustomer(pages.documents.path, second))
    await expectLettersOf(page, second, [first])
    await expect.poll(() => storedLists(page)).toContain(second.id)
    await page.goto(withCustomer(pages.settings.path, second))
    await expectSettings(page)

    const { db } = service.database
    const account = await db
      .selectFrom('account_link')
      .select(['issuer', 'subject'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await transact(db, (trx) => leaveCustomer(trx, account, second.id))
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.getByText(first.value).first()).toBeVisible()
    await expect(page.getByText(second.value)).toHaveCount(0)
    await expect(selector(page)).toHaveCount(0)
    expect(await storedLists(page)).not.toContain(second.id)
  })
})

/** Returns the names of the document lists in local storage. */
async function storedLists(page: Page): Promise<string> {
  return await page.evaluate(() => Object.keys(localStorage).join())
}
