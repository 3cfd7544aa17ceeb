import type { Service } from '../../service.ts'
import { createDigest } from './digest.ts'
import { type FiledNotice, filedMail, type ReceivedNotice, receivedMail } from './mails.ts'

/** Tells people by mail what happens to documents. It neither fails nor makes its caller wait. */
export interface Notices {
  /** To staff: a document was sent in. */
  received(notice: ReceivedNotice): void
  /** To whoever sent it in: it is filed. */
  filed(to: string, notice: FiledNotice): void
  /** Sends what waits. */
  close(): void
}

/** Whoever sends in or files several documents is mostly done by then. */
const COLLECT_MS = 3 * 60_000

export function createNotices({ config, mailer }: Pick<Service, 'config' | 'mailer'>): Notices {
  const staff = new Set([...config.operatorEmails, ...config.staffEmails])
  const received = createDigest<ReceivedNotice>(COLLECT_MS, (to, notices) =>
    mailer.send(receivedMail(to, notices, config)),
  )
  const filed = createDigest<FiledNotice>(COLLECT_MS, (to, notices) =>
    mailer.send(filedMail(to, notices, config)),
  )
  return {
    received: (notice) => {
      for (const to of staff) received.add(to, notice)
    },
    filed: (to, notice) => {
      // They file what they have sent in themselves, too.
      if (!staff.has(to)) filed.add(to, notice)
    },
    close: () => {
      received.flush()
      filed.flush()
    },
  }
}
