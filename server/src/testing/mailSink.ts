import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from './portOf.ts'

/** An SMTP server's rejection of a recipient. */
export interface RecipientRejection {
  readonly responseCode: number
  readonly message: string
}

/** The errors of a connection whose other end has left. */
const LEFT = new Set(['ECONNRESET', 'EPIPE'])

export type MailSink = Awaited<ReturnType<typeof openMailSink>>

/** Starts a local SMTP server that parses every mail it accepts, until it is closed. */
export async function openMailSink() {
  const mails: Email[] = []
  const rejections: RecipientRejection[] = []
  let arrived = Promise.withResolvers<void>()
  let attempts = 0
  const server = new SMTPServer({
    // It has no valid certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      attempts += 1
      const rejection = rejections.shift()
      done(rejection && Object.assign(new Error(rejection.message), rejection))
    },
    onData: (stream, _session, done) => {
      void buffer(stream).then(async (content) => {
        mails.push(await PostalMime.parse(content))
        done()
        arrived.resolve()
        arrived = Promise.withResolvers()
        // A sender that is killed breaks off in the middle of a mail.
      }, done)
    },
  })
  // Without a listener, a sender that is killed during a mail would end this process.
  server.on('error', (error) => {
    if (!('code' in error && LEFT.has(String(error.code)))) throw error
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    mails,
    attempts: () => attempts,
    /** Rejects the next recipients, one each. */
    refuseNext: (...next: RecipientRejection[]) => void rejections.push(...next),
    /** Resolves once this many mails have arrived. */
    waitFor: async (count: number): Promise<void> => {
      while (mails.length < count) await arrived.promise
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
