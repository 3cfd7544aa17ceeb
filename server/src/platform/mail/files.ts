import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ABOUT_HEADER, readAbout } from './about.ts'

const NAME = /\.eml(?:\.draft)?$/
const DAY_MS = 24 * 60 * 60_000
/** How long a mail waits in the folder for whoever sends it on. */
const MAIL_FILE_DAYS = 30

export interface FiledMail {
  readonly to: string
  /** Whom it is about; undefined where it does not say so. */
  readonly about?: readonly string[] | undefined
  /** Everything after the headers. */
  readonly text: string
}

/** Deletes the mail files that match, where mails are files; returns how many. */
export async function removeMailFiles(
  folder: string,
  matches: (mail: FiledMail) => boolean,
): Promise<number> {
  let removed = 0
  for (const file of await listMailFiles(folder)) {
    const content = await readFile(file, 'latin1').catch(ignoreMissing)
    if (content === null || !matches(parseMail(content))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

/** Deletes the mail files that have waited too long. */
export async function removeOldMailFiles(folder: string, now: Date): Promise<void> {
  const oldest = now.getTime() - MAIL_FILE_DAYS * DAY_MS
  for (const file of await listMailFiles(folder)) {
    const found = await stat(file).catch(ignoreMissing)
    if (found !== null && found.mtimeMs < oldest) await rm(file, { force: true })
  }
}

async function listMailFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  return names.filter((name) => NAME.test(name)).map((name) => join(folder, name))
}

/** Reads what `fileSender.ts` writes: addresses are plain, the text is wrapped (RFC 3676) if it is not encoded. */
function parseMail(content: string): FiledMail {
  const end = content.indexOf('\r\n\r\n')
  // Long headers are folded.
  const head = content.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const headerOf = (name: string) => new RegExp(`^${name}: *(.*?)\r?$`, 'im').exec(head)?.[1] ?? ''
  const encoding = headerOf('Content-Transfer-Encoding')
  const about = readAbout(headerOf(ABOUT_HEADER))
  return { to: headerOf('To'), about, text: decodeText(encoding, content.slice(end)) }
}

function decodeText(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body.replaceAll(' \r\n', ' ')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Another process may have removed it, and there is no folder before the first mail. */
function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
