import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test('an operator makes one of two customers who are the same, and takes it back', async ({
  page,
  browser,
  service,
}) => {
  await importTable(
    service,
    'customerid;propertyid;street;number;tenantlastname\nE-bleibt;W-1;Lindenstraße;4;\nE-geht;W-1;Lindenstr.;4a;\nE-geht;W-2;Ahornweg;7;\n',
  )
  await importTable(
    service,
    'customerid;portfoliovalue;customername\nE-bleibt;250000;Eva Brandt\nE-geht;100000;Brandt, Eva\n',
  )
  await addDocuments(service, 'E-geht', [{ name: 'Dach', type: 'Rechnung' }])
  const context = await browser.newContext({ baseURL: service.url })
  const owner = await context.newPage()
  const email = newEmail()
  await accept({ page: owner, service }, await service.invite('E-geht'), email)

  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/kunden/kunde?kunde=E-bleibt')
  await page.getByRole('button', { name: 'Zusammenführen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zwei Kunden zusammenführen' })
  await dialog.getByRole('combobox', { name: 'Kunden suchen' }).fill(email)
  await dialog.getByRole('option', { name: email }).click()
  await expect(dialog.getByText('Von E-geht geht zu E-bleibt')).toBeVisible()
  await expect(dialog.getByText('bei E-geht: Lindenstr. 4a')).toBeVisible()
  await expect(dialog.getByText('Die Gesamtzahlen bleiben, wie sie sind')).toBeVisible()
  await expect(dialog.getByText(email, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'E-geht mit E-bleibt zusammenführen' }).click()

  const merged = page.getByRole('region', { name: 'Zusammenführen, beenden, löschen' })
  await expect(merged.getByText('Mit Brandt, Eva · E-geht zusammengeführt')).toBeVisible()
  await owner.goto('/documents')
  await expect(owner.getByText('Dach').first()).toBeVisible()
  await owner.goto('/properties')
  await expect(owner.getByText('Ahornweg 7').first()).toBeVisible()

  await merged.getByRole('button', { name: 'Zusammenführung mit E-geht zurücknehmen' }).click()
  const undo = page.getByRole('dialog', { name: 'E-geht wieder zu einem eigenen Kunden machen?' })
  await expect(undo.getByText('Zu E-geht geht zurück')).toBeVisible()
  await expectAccessible(page)
  await undo.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(merged.getByText('E-geht ist wieder ein eigener Kunde.')).toBeVisible()
  await expect(merged.getByText('zurückgenommen am')).toBeVisible()
  await owner.goto('/properties')
  await expect(owner.getByText('Lindenstr. 4a').first()).toBeVisible()
})
