import { afterAll } from 'vitest'
import { type MailSink, openMailSink } from './mailSink.ts'

export type MailServer = MailSink

/** Starts a local SMTP server; stopped after the surrounding tests. */
export async function startMailServer(): Promise<MailServer> {
  const sink = await openMailSink()
  afterAll(() => sink.close())
  return sink
}
