import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { addPapers } from './papers.ts'
import type { Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

/** Counts the documents of a name that these customers have. */
async function countNamed({ database: { db } }: Service, customers: string[], name: string) {
  const found = db.selectFrom('document').select('number').where('customer_id', 'in', customers)
  return (await found.where('name', '=', name).execute()).length
}

test('a document goes to all owners of a house in one step, and back', async ({ page, service }, {
  testId,
}) => {
  const street = `Hausweg ${testId}`
  const owners = Array.from({ length: 40 }, (_, index) => `VIELE-${testId}-${index}`)
  await importTable(
    service,
    `customerid;portfoliovalue\n${owners.map((id) => `${id};1\n`).join('')}`,
  )
  await importTable(
    service,
    `customerid;propertyid;street;number;zipcode;city;tenantlastname\n${owners.map((id) => `${id};${id}-W;${street};7;10115;Berlin;Feldmann\n`).join('')}`,
  )
  const [first = ''] = owners
  await addDocuments(service, first, [{ name: `Hausordnung ${testId}`, type: 'Brief' }])
  const count = (name: string) => countNamed(service, owners, name)
  await arriveAs('staff', { page, service })
  await page.goto(`/documents?suche=${testId}`)
  await page.getByRole('button', { name: /^Korrigieren: / }).click()
  await page.getByRole('button', { name: 'An mehrere geben' }).click()
  const dialog = page.getByRole('dialog', { name: 'An mehrere Eigentümer geben' })
  const house = dialog.getByRole('combobox', { name: 'Adresse des Objekts' })
  await house.fill(street)
  await dialog.getByRole('option', { name: `${street} 7, 10115 Berlin` }).click()
  await dialog.getByText('Wer ist das?').click()
  await expect(dialog.getByText('An 39 Eigentümer.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'An 39 Eigentümer geben' }).click()
  await expect(dialog.getByText('Alle 39 haben es unter ihren Dokumenten.')).toBeVisible()
  expect(await count(`Hausordnung ${testId}`)).toBe(40)
  await dialog.getByRole('button', { name: 'Bei allen zurücknehmen' }).click()
  await expect(dialog.getByText('Zurückgenommen: Keiner von ihnen hat es mehr.')).toBeVisible()
  expect(await count(`Hausordnung ${testId}`)).toBe(1)
  await dialog.getByRole('button', { name: 'Fertig' }).click()

  await page.getByRole('button', { name: 'Rundschreiben' }).click()
  const circular = page.getByRole('dialog', { name: 'Rundschreiben' })
  await circular.getByLabel('Betreff').fill(`Heizung ${testId}`)
  await circular.getByLabel('Text').fill('Guten Tag,\n\nam Montag wird die Heizung gewartet.')
  await circular.getByRole('button', { name: 'Einzelne' }).click()
  for (const id of owners.slice(0, 2)) {
    await circular.getByRole('combobox', { name: 'Eigentümer hinzufügen' }).fill(id)
    await circular.getByRole('option', { name: id }).first().click()
  }
  await expect(circular.getByText('An 2 Eigentümer.')).toBeVisible()
  await expectAccessible(page)
  await circular.getByRole('button', { name: 'An 2 Eigentümer geben' }).click()
  await expect(circular.getByText('Alle 2 haben es unter ihren Dokumenten.')).toBeVisible()
  expect(await count(`Heizung ${testId}`)).toBe(2)
})

test('a letter that waits goes to several owners, found by their units, and back into the inbox', async ({
  page,
  service,
}, { testId }) => {
  const street = `Postweg ${testId}`
  const owners = [1, 2].map((index) => `POST-${testId}-${index}`)
  await importTable(
    service,
    `customerid;propertyid;street;number;zipcode;city;tenantlastname\n${owners.map((id, index) => `${id};${id}-W;${street};${index + 1};10115;Berlin;Mieter${index}${testId}\n`).join('')}`,
  )
  await arriveAs('operator', { page, service })
  const name = `Hausordnung ${testId}`
  await addPapers(page, [name])
  const count = (label: string) => countNamed(service, owners, label)
  const dialog = page.getByRole('dialog', { name: 'An mehrere Eigentümer geben' })
  const chooseByUnit = async (tenant: string, id: string) => {
    const unit = dialog.getByRole('combobox', { name: 'Eigentümer über Adresse oder Mieter' })
    await unit.fill(tenant)
    await dialog.getByRole('option', { name: id }).click()
  }
  await page.goto('/documents/eingang')
  await page.getByRole('button', { name }).click()
  const form = page.getByRole('form', { name })
  await form.getByLabel('Kurzbezeichnung').fill(`Aushang ${testId}`)
  await form.getByRole('button', { name: 'An mehrere geben' }).click()
  await dialog.getByRole('button', { name: 'Einzelne' }).click()
  await chooseByUnit(`Mieter0${testId}`, owners[0] ?? '')
  await chooseByUnit(`Mieter1${testId}`, owners[1] ?? '')
  await dialog.getByLabel('Straße/HNr.', { exact: true }).selectOption('neu')
  await dialog.getByLabel('Neue Straße/HNr.').fill(`${street} 1`)
  await dialog.getByLabel('Typ').selectOption('Mietvertrag')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'An 2 Eigentümer geben' }).click()
  await expect(dialog.getByText('Alle 2 haben es unter ihren Dokumenten.')).toBeVisible()
  expect(await count(`Aushang ${testId}`)).toBe(2)
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(`2 Eigentümern gegeben: Aushang ${testId}`)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(form).toBeVisible()
  expect(await count(`Aushang ${testId}`)).toBe(0)

  const [first = '', second = ''] = owners
  const sent = `Protokoll ${testId}`
  await addDocuments(service, first, [{ name: sent, state: 'received' }])
  await page.reload()
  const sentIn = page.getByRole('listitem').filter({ hasText: `${first} ·` })
  await sentIn.getByRole('button', { name: first }).click()
  await sentIn.getByLabel('Typ').selectOption('Mietvertrag')
  await sentIn.getByLabel('Kurzbezeichnung').fill(sent)
  await sentIn.getByRole('button', { name: 'Auch an weitere' }).click()
  await dialog.getByRole('button', { name: 'Einzelne' }).click()
  await chooseByUnit(`Mieter1${testId}`, second)
  await dialog.getByRole('button', { name: 'An einen Eigentümer geben' }).click()
  await expect(dialog.getByText('Der Eigentümer hat es unter seinen Dokumenten.')).toBeVisible()
  expect(await count(sent)).toBe(2)
})
