import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { syncFolder } from '../storage/syncFolder.ts'
import { ABOUT_HEADER, writeAbout } from './about.ts'
import type { Letterhead } from './letterhead.ts'
import { composeMessage, type QueuedMail, type SendMail } from './mail.ts'

/** Composes a mail that says whom it is about, since files stay for a while (`files.ts`). */
function composeFile({ about, ...mail }: QueuedMail, letterhead: Letterhead) {
  const { headers, ...message } = composeMessage(mail, letterhead)
  const found = about && about.length > 0 && { [ABOUT_HEADER]: writeAbout(about) }
  return { ...message, headers: { ...headers, ...found } }
}

/**
 * Writes mails as files, named by time, for mail programs to open. They may contain secret links, so they are for this user
 * only, and personal data, so `files.ts` removes them after a while.
 */
export function createFileSender(
  folder: string,
  letterhead: () => Letterhead,
  written: (file: string) => void,
): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: content } = await transport.sendMail(composeFile(mail, letterhead()))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID()}.eml`
    // Renamed once complete, for whoever watches the folder.
    const draft = join(folder, `${file}.draft`)
    try {
      await writeFile(draft, content, { mode: 0o600, flush: true })
      await rename(draft, join(folder, file))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // The mail is about to be deleted from the database.
    await syncFolder(folder)
    written(file)
  }
}
