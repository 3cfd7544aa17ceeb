import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../contract/src/calls.ts'
import { fillPath } from '../../contract/src/fillPath.ts'
import { identityPaths } from '../../contract/src/identity.ts'
import { openInvitationsReply } from '../../contract/src/invitations.ts'
import { settingsPaths } from '../../contract/src/settingsPaths.ts'
import { openDatabase } from '../../server/src/database/open.ts'
import { newUpload, sendUpload } from '../../server/src/testing/documents/sending.ts'
import { openMailSink } from '../../server/src/testing/mailSink.ts'
import { CUSTOMER } from '../service/customer.ts'
import { berlinDate, daysAround } from './berlin.ts'
import { compareMails, type Expected } from './expectedMails.ts'
import { EMAIL, file, fillHouse, invite, moveIn, receive, signIn, signUp } from './house.ts'
import { watchSink } from './mailbox.ts'
import { probeHealth } from './probeHealth.ts'
import { watchShown } from './shown.ts'
import { OPERATOR, type Start, startAt } from './startAt.ts'

const HOUR_S = 60 * 60
const jumps = { '+1 h': HOUR_S, '-1 h': -HOUR_S, '+1 day': 24 * HOUR_S, '-1 day': -24 * HOUR_S }
/** Later than this after a jump, by the clock on the wall, a mail has stalled. */
const MOST_MS = 60_000
/** How many failed sign-ins an account allows, and more. */
const FAILED_SIGN_INS = 9
const LATER = { responseCode: 451, message: 'Bitte später' }

interface Jumped {
  readonly faults: readonly string[]
  readonly mails: number
  /** How long after each jump the last mail came that waited for it, in milliseconds. */
  readonly waits: Readonly<Record<string, number>>
  readonly compared: number
  readonly probes: number
}

/** Sets the clock of a running service forward and back, while mails wait and people use it. Its timers run on. */
export async function jump(
  start: Pick<Start, 'library' | 'zone'> & { readonly databaseUrl?: string | undefined },
  folder: string,
): Promise<Jumped> {
  const at = Date.now()
  const databaseUrl = start.databaseUrl ?? `sqlite:${join(folder, 'hausblick.db')}`
  const days = daysAround(at)
  await fillHouse(databaseUrl, days, [])
  const sink = await openMailSink()
  const whole = { ...start, at, folder, databaseUrl, smtpUrl: sink.url }
  const service = await startAt({ ...whole, speed: 1, timers: 'real' })
  const mails = watchSink(sink, () => performance.now())
  const faults: string[] = []
  const tell = (fault: string) => void faults.push(fault)
  const health = probeHealth(service.newVisitor(), tell)
  const database = await openDatabase(databaseUrl)
  const expected: Expected[] = []
  const waits: Record<string, number> = {}
  try {
    const { operator, customer } = await moveIn(service)
    const shown = await watchShown({ service, operator, customer, days, tell })
    const expectMail = (to: string, about: string) =>
      expected.push({ to, about, causedAt: performance.now(), wait: [-MOST_MS, MOST_MS] })

    /** Causes mails that wait: notices, and one that the mail server refuses at first. */
    async function causeMails(): Promise<void> {
      const refused = sink.attempts()
      sink.refuseNext(LATER)
      const body = { customerId: CUSTOMER }
      await customer.ask(settingsPaths.deletionRequests, { method: 'POST', body })
      await customer.ask(fillPath(settingsPaths.deletionRequest, body), { method: 'DELETE' })
      expectMail(OPERATOR, `Löschantrag des Kunden ${CUSTOMER}`)
      while (sink.attempts() === refused) await setTimeout(20)
      const { number, name } = await receive(database, folder)
      await file(operator, number, berlinDate(await service.clock()))
      expectMail(EMAIL, name)
      const authorization = `Bearer ${await customer.token()}`
      const docName = `Brief ${performance.now()}`
      await sendUpload(`http://127.0.0.1:${service.port}`, { authorization }, newUpload(), docName)
      expectMail(OPERATOR, docName)
    }

    async function useService(name: string): Promise<void> {
      const accepted = await customer.call(paths.me)
      if (accepted.status !== 200) tell(`${name}: a new token was refused: ${accepted.status}`)
      await signIn(service.newVisitor(), EMAIL)
      const before = await service.clock()
      const link = await invite(operator)
      const { invitations } = openInvitationsReply.parse(
        await operator.ask(settingsPaths.invitations),
      )
      const lasts = Date.parse(invitations[0]?.expiresAt ?? '') - before
      if (Math.abs(lasts / 86_400_000 - 14) > 0.01) tell(`${name}: an invitation lasts ${lasts} ms`)
      await signUp(service.newVisitor(), link, `neu-${before}@example.de`)
      await shown.check()
    }

    for (const [name, seconds] of Object.entries(jumps)) {
      await causeMails()
      // What failed before must not lock anybody out for an hour after.
      const stranger = service.newVisitor()
      const wrong = { email: EMAIL, password: 'ein falsches Passwort' }
      for (let attempt = 0; attempt < FAILED_SIGN_INS; attempt += 1)
        await stranger.send(identityPaths.signIn, { method: 'POST', body: wrong })
      await service.jump(seconds)
      const jumpedAt = performance.now()
      for (const [index, cause] of expected.entries())
        if (index >= expected.length - 3) expected[index] = { ...cause, causedAt: jumpedAt - 1 }
      await useService(name)
      while ((await mails.read()).length < expected.length) {
        if (performance.now() - jumpedAt > MOST_MS) break
        await setTimeout(100)
      }
      waits[name] = performance.now() - jumpedAt
    }
    // For mails that are sent twice.
    await setTimeout(15_000)
    const { faults: wrong } = compareMails(expected, await mails.read())
    faults.push(...wrong)
    const probes = await health.stop()
    const { status, stdout } = await service.stop()
    if (status !== 0) tell(`the service ended with ${status}`)
    for (const line of stdout.split('\n')) if (/"level":[56]0/.test(line)) tell(line)
    return { faults, mails: expected.length, waits, compared: shown.compared(), probes }
  } catch (error) {
    tell(`not lived through: ${error}`)
    return { faults, mails: 0, waits, compared: 0, probes: 0 }
  } finally {
    await health.stop()
    await mails.close()
    await database.close()
    await service.stop()
  }
}
