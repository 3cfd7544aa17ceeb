import { expect, type Locator } from '@playwright/test'

/** Expects that a field is marked invalid and described by the reason. */
export async function expectWrong(field: Locator, why: string | RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(
    typeof why === 'string' ? new RegExp(why.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : why,
  )
}

/** Expects that a field is not marked invalid. */
export async function expectRight(field: Locator) {
  await expect(field).not.toHaveAttribute('aria-invalid')
}
