import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Service } from './service.ts'
import { expect } from './test.ts'

/** Reads the mails to an address, oldest first. */
export async function readMails({ mailFolder }: Service, address: string): Promise<Email[]> {
  // The folder is created with the first mail.
  const files = await readdir(mailFolder).catch(() => [])
  const finished = files.filter((file) => file.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    finished.map(async (file) => PostalMime.parse(await readFile(join(mailFolder, file)))),
  )
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address))
}

/** Waits until an address has received `count` mails, and returns the last. */
export async function waitForMail(service: Service, address: string, count = 1) {
  await expect.poll(async () => (await readMails(service, address)).length).toBe(count)
  return (await readMails(service, address)).at(-1)
}

/** Returns the link in a mail. */
export function linkOf(mail: Email | undefined): string {
  return /^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
}
