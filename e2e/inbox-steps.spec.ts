import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addDocuments, rowsOf } from './documents.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'

const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Markieren: ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Markierte Dokumente' })

test('documents of the list get another type and another customer, all at once', async ({
  page,
  service,
}, { testId }) => {
  const [customer, other] = [`Liste-${testId}`, `Ziel-${testId}`]
  const names = [`Alpha ${testId}`, `Beta ${testId}`, `Gamma ${testId}`]
  await addDocuments(
    service,
    customer,
    names.map((name) => ({ name })),
  )
  await addDocuments(service, other, [{ name: `Vorhanden ${testId}` }])
  await arriveAs('operator', { page, service })
  await page.goto(`/documents?kunde=${customer}`)
  const rowOf = (name: string) => rowsOf(page).filter({ hasText: name })
  await boxOf(page, `Alpha ${testId}`).check()
  await boxOf(page, `Gamma ${testId}`).check()
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Typ ändern' }).click()
  const retype = page.getByRole('dialog', { name: 'Typ ändern: 2 Dokumente' })
  await retype.getByLabel('Typ').selectOption('Neuer Typ …')
  await retype.getByLabel('Neuer Typ').fill('Nachtrag')
  await retype.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('2 Dokumente mit dem Typ „Nachtrag“ gespeichert.')).toBeVisible()
  await expect(rowOf(`Gamma ${testId}`)).toContainText('Nachtrag')
  await expect(rowOf(`Beta ${testId}`)).not.toContainText('Nachtrag')

  await boxOf(page, `Alpha ${testId}`).check()
  await boxOf(page, `Beta ${testId}`).check()
  await bar(page).getByRole('button', { name: 'Kunden ändern' }).click()
  const move = page.getByRole('dialog', { name: '2 Dokumente einem anderen Kunden geben' })
  await move.getByPlaceholder('Kunde wählen').fill(other)
  await page.getByRole('option', { name: other }).click()
  await expectAccessible(page)
  await move.getByRole('button', { name: 'Zuordnen' }).click()
  await expect(page.getByText(`2 Dokumente zugeordnet zu ${other}.`)).toBeVisible()
  await expect(rowOf(`Alpha ${testId}`)).toHaveCount(0)
  expect(await listDocuments(page, other)).toHaveLength(3)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(rowOf(`Alpha ${testId}`)).toContainText('Nachtrag')
  expect(await listDocuments(page, other)).toHaveLength(1)
})
