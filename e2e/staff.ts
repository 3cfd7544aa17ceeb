import type { Page } from '@playwright/test'
import { accept } from './account.ts'
import type { Service } from './service.ts'
import { expect } from './test.ts'

const STAFF = Array.from({ length: 24 }, (_, index) => `mitarbeiter-${index}@betreiber.example`)
const OPERATORS = Array.from({ length: 24 }, (_, index) => `betreiber-${index}@betreiber.example`)

/** The service's variables where tests sign up staff and operators: each of these addresses can do so once. */
export const staffSettings = {
  STAFF_EMAILS: STAFF.join(),
  OPERATOR_EMAILS: OPERATORS.join(),
}

/** An address of an operator or staff member that no other test of this worker has. */
export function newStaffEmail(kind: 'operator' | 'staff'): string {
  const email = (kind === 'staff' ? STAFF : OPERATORS).shift()
  if (!email) throw new Error('There are more tests than addresses; name more of them above.')
  return email
}

/** An operator or staff member who has signed in, and has chosen nobody yet; answers their address. */
export async function arriveAs(
  kind: 'operator' | 'staff',
  { page, service }: { page: Page; service: Service },
) {
  const email = newStaffEmail(kind)
  await accept({ page, service }, await service.invite(email, kind), email)
  await page.goto('/dashboard')
  await expect(page.getByText('Wessen Zahlen möchten Sie sehen?')).toBeVisible()
}

export function customerSelector(page: Page) {
  return page.getByPlaceholder('Kunden auswählen')
}

/** Chooses a customer in the header, by what the option shows. */
export async function choose(page: Page, text: string) {
  await customerSelector(page).fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
  await expect(page.getByText(`Sie sehen die Daten von ${text}`)).toBeVisible()
}
