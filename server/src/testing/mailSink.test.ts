import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { type MailSink, openMailSink } from './mailSink.ts'

let sink: MailSink
afterAll(() => sink.close())

/** Sends the beginning of a mail, one line after each reply, and then resets the connection, as a killed process may. */
async function breakOff(lines: readonly string[]) {
  const socket = connect(Number(new URL(sink.url).port), '127.0.0.1')
  for (const line of lines) {
    await once(socket, 'data')
    socket.write(`${line}\r\n`)
  }
  await once(socket, 'data')
  socket.resetAndDestroy()
}

test('receives mails after senders were killed in the middle of theirs', async () => {
  sink = await openMailSink()
  const mail = ['EHLO x', 'MAIL FROM:<a@example.de>', 'RCPT TO:<b@example.de>', 'DATA']
  for (let said = 1; said <= mail.length; said++) await breakOff(mail.slice(0, said))
  await createTransport(sink.url).sendMail({ from: 'c@example.de', to: 'd@example.de', text: 'x' })
  expect(sink.mails).toMatchObject([{ to: [{ address: 'd@example.de' }] }])
})
