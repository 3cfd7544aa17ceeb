import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Service } from './service.ts'
import { expect } from './test.ts'

/** The mails that an address has got, oldest first. */
export async function mailsTo({ mailFolder }: Service, address: string): Promise<Email[]> {
  // Before the first mail there is no folder.
  const files = await readdir(mailFolder).catch(() => [])
  const finished = files.filter((file) => file.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    finished.map(async (file) => PostalMime.parse(await readFile(join(mailFolder, file)))),
  )
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address))
}

/** Waits until an address has got as many mails, and answers the last of them. */
export async function waitForMail(service: Service, address: string, count = 1) {
  await expect.poll(async () => (await mailsTo(service, address)).length).toBe(count)
  return (await mailsTo(service, address)).at(-1)
}

/** The link that a mail brings. */
export function linkOf(mail: Email | undefined): string {
  return /^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
}
