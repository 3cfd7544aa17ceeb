import type { Page } from '@playwright/test'
import { confirmAppCall, startAppCall } from '../contract/src/calls/secondFactor.ts'
import { createAppCode } from '../server/src/people/identity/secondFactor/totp.ts'
import { expect } from './test.ts'

/** Returns what an authenticator app shows whose clock is so many steps of 30 seconds ahead. */
export function appCode(secret: string, steps = 0): string {
  return createAppCode(secret, new Date(Date.now() + steps * 30_000))
}

/** Sets up an authenticator app in the settings; returns its secret. The code used is of the previous step. */
export async function addApp(page: Page): Promise<string> {
  await page.goto('/settings')
  const started = page.waitForResponse(`**${startAppCall.path}`)
  await page.getByRole('button', { name: 'App einrichten' }).click()
  const { secret } = startAppCall.reply.parse(await (await started).json())
  // The step may end between reading the code and its arrival.
  await expect(async () => {
    await page.getByLabel('Code aus der App').fill(appCode(secret, -1))
    const replied = page.waitForResponse(`**${confirmAppCall.path}`)
    await page.getByRole('button', { name: 'Einrichten', exact: true }).click()
    expect((await replied).status()).toBe(200)
  }).toPass()
  await expect(page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible()
  return secret
}

/** Returns the recovery codes that the page shows, and closes their dialog. */
export async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

/** Adds a virtual authenticator for passkeys to the browser. */
export async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
