import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { MailSink } from '../../server/src/testing/mailSink.ts'

export interface Arrived {
  readonly to: string
  /** Subject and text. */
  readonly content: string
  /** By the service's clock, in milliseconds since 1970. */
  readonly at: number
}

export interface Mailbox {
  /** All mails so far. */
  readonly read: () => Promise<Arrived[]>
  readonly close: () => Promise<void>
}

/** Opens the folder into which the service writes mails, named by its clock. */
export function openMailFolder(folder: string): Mailbox {
  const read = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return await Promise.all(
      files.map(async (file) => {
        const mail = await PostalMime.parse(await readFile(join(folder, file)))
        const [written = ''] = file.split(' ')
        return describe(mail, Date.parse(written.replace(/(\d\d)-(\d\d)-(\d\d\.)/, '$1:$2:$3')))
      }),
    )
  }
  return { read, close: async () => {} }
}

const WATCH_EVERY_MS = 20

/** Watches a mail server; `clock` returns the time of the service. */
export function watchSink(sink: MailSink, clock: () => number): Mailbox {
  const arrived: Arrived[] = []
  const watch = () => {
    for (const mail of sink.mails.slice(arrived.length)) arrived.push(describe(mail, clock()))
  }
  const timer = setInterval(watch, WATCH_EVERY_MS)
  return {
    read: async () => {
      watch()
      return arrived
    },
    close: async () => {
      clearInterval(timer)
      await sink.close()
    },
  }
}

function describe({ to, subject, text }: Email, at: number): Arrived {
  return { to: to?.[0]?.address ?? '', content: `${subject}\n${text}`, at }
}
