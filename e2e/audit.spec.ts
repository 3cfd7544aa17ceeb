import type { Page } from '@playwright/test'
import { commandActor } from '../server/src/platform/audit/entry.ts'
import { createAuditLog } from '../server/src/platform/audit/log.ts'
import { transact } from '../server/src/platform/database/transact.ts'
import { accept, newEmail } from './account.ts'
import { newCustomer } from './customers.ts'
import { arriveAs, choose } from './staff.ts'
import { expect, test } from './test.ts'

const log = (page: Page) => page.getByRole('region', { name: 'Protokoll' })
const lines = (page: Page) => log(page).getByRole('listitem')

test('an operator finds who looked at a customer, and the customer finds it too', async ({
  page,
  browser,
  service,
}) => {
  const visitor = await browser.newContext({ baseURL: service.url })
  const owner = await visitor.newPage()
  const customerId = await newCustomer(service)
  const address = newEmail()
  await accept({ page: owner, service }, await service.invite(customerId), address)

  const operator = await arriveAs('operator', { page, service })
  await choose(page, address)
  await page.goto('/verwaltung/protokoll')
  await expect(lines(page).first()).toBeVisible()

  await log(page).getByLabel('Was').selectOption('Angesehen')
  await expect(page).toHaveURL(/was=lookedAt/)
  await log(page).getByLabel('Kunde', { exact: true }).selectOption('chosen')
  await log(page).getByLabel('Wer (E-Mail-Adresse)').fill(operator.slice(0, 9))
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(`Betreiber ${operator}`)
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
  await log(page).getByLabel('Bis').fill('2020-01-01')
  await expect(log(page)).toContainText('Dazu steht nichts im Protokoll.')
  await log(page).getByRole('button', { name: 'Filter löschen' }).click()
  await expect(page).not.toHaveURL(/was=/)

  await owner.goto('/settings/daten')
  const own = owner.getByRole('region', { name: 'Protokoll' })
  await expect(own).toContainText('Angesehen')
  await expect(own).toContainText(`Betreiber ${operator}`)
  await visitor.close()

  await test.step('older lines are read on demand, and all are taken along as CSV', async () => {
    const { db } = service.database
    const auditLog = createAuditLog(service.config.secrets)
    for (let count = 0; count < 60; count++)
      await transact(db, (trx) => auditLog.append(trx, { action: 'imported', actor: commandActor }))
    await page.goto('/verwaltung/protokoll')
    await expect(lines(page)).toHaveCount(50)
    await log(page).getByRole('button', { name: 'Ältere Zeilen anzeigen' }).click()
    await expect.poll(() => lines(page).count()).toBeGreaterThan(60)
    const download = page.waitForEvent('download')
    await log(page).getByRole('button', { name: 'Als CSV herunterladen' }).click()
    expect((await download).suggestedFilename()).toBe('protokoll.csv')
  })
})
