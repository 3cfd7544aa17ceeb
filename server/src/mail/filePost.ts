import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMessage, type Post } from './mail.ts'

/**
 * Writes mails into a folder, which mail programs open; the names sort by time. What stands in them can be a key, so only
 * the service's own user reads them.
 */
export function filePost(folder: string, from: string, written: (file: string) => void): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: content } = await transport.sendMail(composeMessage(mail, from))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID()}.eml`
    // Whoever watches the folder finds whole mails only.
    const draft = join(folder, `${file}.draft`)
    await writeFile(draft, content, { mode: 0o600 })
    await rename(draft, join(folder, file))
    written(file)
  }
}
