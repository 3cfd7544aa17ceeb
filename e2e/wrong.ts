import { expect, type Locator } from '@playwright/test'

/** Expects that a field is marked as wrong, and that screen readers read why with it. */
export async function expectWrong(field: Locator, why: string | RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(
    typeof why === 'string' ? new RegExp(why.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : why,
  )
}

/** Expects that nothing is found wrong with a field. */
export async function expectRight(field: Locator) {
  await expect(field).not.toHaveAttribute('aria-invalid')
}
