import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** What an SMTP server answers a recipient with instead of taking the mail. */
export interface Refusal {
  readonly responseCode: number
  readonly message: string
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Starts an SMTP server on this machine, which ends after the tests around it. It reads every mail that it takes. */
export async function startMailServer() {
  const mails: Email[] = []
  const refusals: Refusal[] = []
  let arrived = Promise.withResolvers<void>()
  let attempts = 0
  const server = new SMTPServer({
    // Its certificate would be nobody's.
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      attempts += 1
      const refusal = refusals.shift()
      done(refusal && Object.assign(new Error(refusal.message), refusal))
    },
    onData: (stream, _session, done) => {
      void buffer(stream).then(async (content) => {
        mails.push(await PostalMime.parse(content))
        done()
        arrived.resolve()
        arrived = Promise.withResolvers()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    attempts: () => attempts,
    /** Makes it refuse the next recipients, one after the other. */
    refuseNext: (...next: Refusal[]) => void refusals.push(...next),
    /** Waits until there are as many mails. */
    waitFor: async (count: number): Promise<void> => {
      while (mails.length < count) await arrived.promise
    },
  }
}
