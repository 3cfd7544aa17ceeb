import { addDocuments } from './documents.ts'
import { arriveAs, customerSelector, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

test(
  'what staff change while a customer’s page is loading is kept beside the customer',
  once,
  async ({ page, service }, { testId }) => {
    const customer = `Emil-${testId}`
    await addDocuments(service, customer, [{ name: 'Brief', date: '2031-01-01' }])
    await arriveAs('staff', { page, service })
    await page.goto('/documents')
    await customerSelector(page).fill(customer)
    const size = page.getByRole('columnheader', { name: 'Größe' }).getByRole('button')
    const both = page.getByRole('option', { name: customer }).or(size)
    await expect(both).toHaveCount(2)
    await both.evaluateAll(async (buttons) => {
      for (const button of buttons) {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        // The router loads the customer's page in later tasks.
        for (let step = 0; step < 10; step++) await null
      }
    })
    await expect(page).toHaveURL(/sortierung=/)
    await expect(page).toHaveURL(new RegExp(`kunde=${customer}`))
    await expect(page.getByText(`Sie sehen die Daten von ${customer}`)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/documents')
  },
)
