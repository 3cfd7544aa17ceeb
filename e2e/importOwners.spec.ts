import { expectAccessible } from './axe.ts'
import {
  apply,
  csvSource,
  dropOnImports,
  examine,
  goOnToCheck,
  sheetOf,
  WORK_TIMEOUT,
} from './importing.ts'
import { waitForMail } from './mailbox.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// Imports are worked on when nothing else is.
test.slow()

test('owners of a list are invited once they are chosen', async ({ page, service }, { testId }) => {
  const id = testId.slice(-8)
  const address = `anna-${id}@example.org`
  await arriveAs('operator', { page, service })
  const file = csvSource(
    'eigentuemer.csv',
    'Eigentümer-Nr.;Name;E-Mail',
    `E-${id};Anna Ähre;${address}`,
    `F-${id};Bert Öhm;bert-${id}@example.org`,
  )
  await dropOnImports(page, [file])
  await examine(page)
  await sheetOf(page, 'eigentuemer.csv').save.click(WORK_TIMEOUT)
  await goOnToCheck(page)
  await expect(page.getByRole('heading', { name: 'Eigentümer, keine neuen Zahlen' })).toBeVisible(
    WORK_TIMEOUT,
  )
  await apply(page)
  await page.getByRole('link', { name: 'Eigentümer einladen' }).click()

  const owners = page.getByRole('list', { name: 'Eigentümer' })
  await expect(owners.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await owners.getByRole('checkbox', { name: 'Anna Ähre' }).check()
  await page.getByRole('button', { name: '1 Einladung senden' }).click()
  await expect(page.getByText('Ein Kunde wurde angelegt.')).toBeVisible()
  await expect(owners.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('gesendet')
  await expect(owners.getByRole('listitem').filter({ hasText: 'Bert' })).toContainText(
    'nicht eingeladen',
  )
  const mail = await waitForMail(service, address)
  expect(mail?.text).toContain(`Kundennummer E-${id}`)
})
