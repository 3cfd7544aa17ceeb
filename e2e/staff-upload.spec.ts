import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { newCustomer } from './customers.ts'
import { pdfFile } from './files.ts'
import type { Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'
import { expectRight, expectWrong } from './wrong.ts'

async function openStaffDialog(
  kind: 'operator' | 'staff',
  { page, service }: { page: Page; service: Service },
) {
  await arriveAs(kind, { page, service })
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neues Dokument hochladen' })
  return {
    dialog,
    customer: dialog.getByPlaceholder('Kunde wählen'),
    street: dialog.getByLabel('Straße/HNr.', { exact: true }),
    type: dialog.getByLabel('Typ', { exact: true }),
    /** Submits, and expects that the first incomplete field says so. */
    missing: async (field: Locator, message: string) => {
      await dialog.locator('button[type=submit]').click()
      await expectWrong(field, message)
      await expect(field).toBeFocused()
    },
  }
}

test(
  'staff upload for a customer after filling in the missing fields, operators for a new one',
  {
    tag: '@phone',
  },
  async ({ page, browser, service }, { testId }) => {
    const id = await newCustomer(service)
    const { dialog, customer, street, type, missing } = await openStaffDialog('staff', {
      page,
      service,
    })
    const customers = dialog.getByRole('listbox', { name: 'Kunde wählen' }).getByRole('option')
    await expect(customer).toHaveAccessibleDescription(
      'Neue Kunden kann nur der Betreiber anlegen.',
    )
    await customer.click()
    await expect(customers.first()).toBeVisible()
    await expect(page.getByRole('option', { name: 'Neuer Kunde …' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await missing(customer, 'Bitte Kunde wählen.')
    await customer.fill(id)
    await expect(customers).toHaveText([id])
    await page.keyboard.press('Escape')
    await expect(customers).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await customer.fill(id)
    await page.getByRole('option', { name: id }).click()

    await expectRight(customer)
    await missing(street, 'Bitte Straße/HNr. wählen.')
    await street.selectOption('Neue Straße/HNr. …')
    const newStreet = dialog.getByLabel('Neue Straße/HNr.')
    await missing(newStreet, 'Bitte neue Straße/HNr. eingeben.')
    await newStreet.fill('Am Ufer 7')
    await missing(type, 'Bitte Typ wählen oder neu anlegen.')
    await type.selectOption('Neuer Typ …')
    await missing(dialog.getByLabel('Neuer Typ'), 'Bitte neuen Typ eingeben.')
    await dialog.getByLabel('Neuer Typ').fill('Hausordnung')
    await missing(dialog.getByLabel('Kurzbezeichnung'), 'Bitte Kurzbezeichnung eingeben.')
    await expectAccessible(page)
    await dialog.getByLabel('Kurzbezeichnung').fill('Fassung_2')
    await missing(dialog.getByLabel('Datei (PDF oder Bild)'), 'Bitte Datei auswählen.')
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }),
    )
    await expect(dialog.getByLabel('Datum')).toHaveValue(today)
    await dialog
      .getByLabel('Datei (PDF oder Bild)')
      .setInputFiles([pdfFile('a.pdf', 'A'), pdfFile('Anlage.pdf', 'B')])
    await expect(dialog.getByLabel('Kurzbezeichnung').first()).toHaveValue('Fassung_2')
    await dialog.getByRole('button', { name: '2 Dokumente hochladen' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Hochgeladen!')).toBeVisible()
    const name = `readv_${id}_Am Ufer 7_${today.replaceAll('-', '')}_Hausordnung`
    expect((await listDocuments(page, id)).toSorted()).toEqual([
      `${name}_Anlage.pdf`,
      `${name}_Fassung_2.pdf`,
    ])

    await test.step('an operator creates the customer', async () => {
      const created = `NEU-Kunde-${testId}`
      const other = await (await browser.newContext({ baseURL: service.url })).newPage()
      const operator = await openStaffDialog('operator', { page: other, service })
      await operator.customer.click()
      await other.getByRole('option', { name: 'Neuer Kunde …' }).click()
      const number = operator.dialog.getByLabel('Kundennummer des neuen Kunden')
      await operator.missing(number, 'Bitte neuen Kunden eingeben.')
      await number.fill(created)
      await operator.street.selectOption('Allgemein')
      await operator.type.selectOption('Rechnung')
      const file = operator.dialog.getByLabel('Datei (PDF oder Bild)')
      await file.setInputFiles([pdfFile('Mai.pdf', 'Mai')])
      await operator.dialog.getByRole('button', { name: 'Hochladen', exact: true }).click()
      await expect(operator.dialog).toBeHidden()
      expect(await listDocuments(other, created)).toEqual([
        expect.stringMatching(new RegExp(`^readv_${created}_Allgemein_\\d{8}_Rechnung_Mai\\.pdf$`)),
      ])
      await other.context().close()
    })
  },
)
