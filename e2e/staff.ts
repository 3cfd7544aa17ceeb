import type { Page } from '@playwright/test'
import { accept } from './account.ts'
import type { Service } from './service.ts'
import { newStaffEmail } from './staffEmails.ts'
import { expect } from './test.ts'

/** What staff read without a chosen customer; the second while there is none to choose. */
export const NO_CUSTOMER = /Wessen Zahlen möchten Sie sehen\?|Noch gibt es keine Kunden/

/** Signs in as an operator or staff member without a chosen customer. Returns the email address. */
export async function arriveAs(
  kind: 'operator' | 'staff',
  { page, service }: { page: Page; service: Service },
): Promise<string> {
  const email = newStaffEmail(kind)
  await accept({ page, service }, await service.invite(email, kind), email)
  await page.goto('/dashboard')
  await expect(page.getByText(NO_CUSTOMER)).toBeVisible()
  return email
}

export function customerSelector(page: Page) {
  return page.getByPlaceholder('Kunden auswählen')
}

/** Chooses a customer in the header by the option's text. */
export async function choose(page: Page, text: string) {
  await customerSelector(page).fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
  await expect(page.getByText(`Sie sehen die Daten von ${text}`)).toBeVisible()
}

/** Returns the cookies that name a customer, of which a reload sends those that the browser has stored by then. */
export const rememberedCustomers = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'hausblick.customer')
