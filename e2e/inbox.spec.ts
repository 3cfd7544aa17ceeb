import type { Browser } from '@playwright/test'
import { paths } from '../contract/src/calls.ts'
import { identityPaths } from '../contract/src/identity.ts'
import { accept, arrive, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { pdfFile } from './files.ts'
import type { Service } from './service.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

/** A customer with one unit, who sends documents of these names in; answers their address. */
async function sendIn(browser: Browser, service: Service, customer: string, names: string[]) {
  await importTable(
    service,
    `customerid;propertyid;street;number;numberofrooms;tenanttitle\n${customer};P-1;Ährenweg;12a;3;Frau\n`,
  )
  const context = await browser.newContext({ baseURL: service.url })
  const page = await context.newPage()
  const email = newEmail()
  await accept({ page, service }, await service.invite(customer), email)
  const { session } = await (await context.request.get(identityPaths.token)).json()
  for (const docName of names) {
    const multipart = {
      docName,
      userMessage: `Zu ${docName}`,
      customerId: '',
      file: pdfFile('scan.pdf', docName),
    }
    const headers = { authorization: `Bearer ${session.token}` }
    expect(await context.request.post(paths.uploadDocument, { multipart, headers })).toBeOK()
  }
  await context.close()
  return email
}

test('what customers sent in is filed one after the other, by keyboard alone', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const customer = `Eingang-${testId}`
  const [first, second] = [`Mietvertrag ${testId}`, `Brief ${testId}`]
  const sender = await sendIn(browser, service, customer, [first, second])
  await arriveAs('staff', { page, service })
  await page.goto('/documents/eingang')
  await page.getByRole('button', { name: first }).click()
  const form = page.getByRole('form', { name: first })
  await expect(page.getByText(sender)).toBeVisible()
  await expect(page.getByText(`Zu ${first}`)).toBeVisible()
  // What is likely stands there already: the only address that the customer has, and the type that the name says.
  await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await expect(form.getByLabel('Typ')).toHaveValue(':Mietvertrag')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await form.getByLabel('Datum').fill('2026-02-03')
  await form.getByLabel('Kurzbezeichnung').fill('Mietvertrag Wohnung 3')
  await page.keyboard.press('Enter')
  const filed = `readv_${customer}_Ährenweg 12a_20260203_Mietvertrag_Mietvertrag Wohnung 3.pdf`
  await expect(page.getByText(`Erfasst: Das Dokument heißt jetzt ${filed}`)).toBeVisible()
  await expect(page.getByRole('button', { name: first })).toHaveCount(0)

  const next = page.getByRole('form', { name: second })
  await expect(next.getByLabel('Straße/HNr.')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next.getByLabel('Typ')).toBeFocused()
  await next.getByLabel('Kurzbezeichnung').press('Enter')
  await expect(next.getByRole('alert')).toHaveText('Bitte Typ wählen oder neu anlegen.')
  await next.getByLabel('Typ').selectOption('Neuer Typ …')
  await next.getByRole('button', { name: 'Erfassen' }).click()
  await expect(next.getByRole('alert')).toHaveText('Bitte neuen Typ eingeben.')
  await next.getByLabel('Neuer Typ').fill('Hausordnung')
  await page.keyboard.press('Enter')
  await expect(page.getByText('_Hausordnung_')).toBeVisible()
  expect(await listDocuments(page, customer)).toEqual([
    expect.stringMatching(/_Hausordnung_Brief/),
    filed,
  ])
})

test.describe('an inbox of its own', () => {
  // Another service than the tests above have, in which nobody else sends documents in.
  test.use({ settings: { ...staffSettings, MAX_UPLOAD_MB: '24' } })

  test('is empty when all is filed, and says so', once, async ({ page, browser, service }) => {
    const customer = 'Leer-1'
    await arriveAs('operator', { page, service })
    await page.goto('/documents/eingang')
    await expect(page.getByText('Nichts zu erfassen')).toBeVisible()
    await expectAccessible(page)

    await sendIn(browser, service, customer, ['Rechnung'])
    await page.reload()
    await expect(page.getByText('Ein Dokument wartet.')).toBeVisible()
    await expect(page.frameLocator('iframe').locator('body')).toBeAttached()
    await page.getByRole('button', { name: 'Erfassen' }).click()
    await expect(page.getByText('Nichts zu erfassen')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Erfasst:' })).toContainText(
      `readv_${customer}_Ährenweg 12a_`,
    )
    await page.getByRole('link', { name: 'Zu allen Dokumenten' }).click()
    await expect(page).toHaveURL(/\/documents/)
  })
})

test('a customer is led to the documents instead', once, async ({ page, service }) => {
  await arrive({ page, service })
  await page.goto('/documents/eingang')
  await expect(page).toHaveURL(/\/documents$/)
})
