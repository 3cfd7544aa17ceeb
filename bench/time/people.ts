import { paths } from '../../contract/src/calls.ts'
import { fillPath } from '../../contract/src/fillPath.ts'
import { identityPaths } from '../../contract/src/identity.ts'
import { settingsPaths } from '../../contract/src/settingsPaths.ts'
import type { Database } from '../../server/src/database/open.ts'
import { CUSTOMER } from '../service/customer.ts'
import { berlinDate } from './berlin.ts'
import type { Expected } from './expectedMails.ts'
import { EMAIL, file, invite, receive, signUp } from './house.ts'
import { OPERATOR, type Running, type Start } from './startAt.ts'
import type { Visitor } from './visitor.ts'

/** How long notices are collected. */
const COLLECTED_MS = 3 * 60_000
/** The longest that polling and pauses before a mail add. */
const POLLED_MS = 15_000
/** What a busy machine may add, in its own time. */
const SLACK_MS = 8000
/** Hours. */
const SIGN_UP_EVERY = 6

interface People {
  readonly service: Running
  readonly operator: Visitor
  readonly customer: Visitor
  readonly database: Database
  readonly folder: string
  readonly night: Pick<Start, 'timers' | 'speed'>
  readonly tell: (fault: string) => void
}

/** Creates the people who use the service; they note what mails and page views they cause. */
export function createPeople({
  service,
  operator,
  customer,
  database,
  folder,
  night,
  tell,
}: People) {
  const expected: Expected[] = []
  const views = new Map<string, number>()
  let lastToken: string | null = null
  const most = POLLED_MS * (night.timers === 'real' ? night.speed : 1) + SLACK_MS * night.speed

  const expectMail = (to: string, about: string, causedAt: number, least = 0) =>
    expected.push({ to, about, causedAt, wait: [least, least + most] })

  async function fileOne(): Promise<void> {
    const { number, name } = await receive(database, folder)
    const year = async () => Number(berlinDate(await service.clock()).slice(0, 4))
    const before = await year()
    const refused = await file(operator, number, `${before + 2}-01-01`)
    // Letters may be dated ahead, until the end of the next year.
    if ((await year()) === before && refused !== 400)
      tell(`a document of ${before + 2} was filed in ${before}: ${refused}`)
    const causedAt = await service.clock()
    const filed = await file(operator, number, `${before + 1}-12-31`)
    if (filed !== 200) tell(`a document of ${before + 1} was refused in ${before}: ${filed}`)
    expectMail(EMAIL, name, causedAt, COLLECTED_MS)
  }

  async function requestDeletion(): Promise<void> {
    const causedAt = await service.clock()
    const body = { customerId: CUSTOMER }
    await customer.ask(settingsPaths.deletionRequests, { method: 'POST', body })
    // Repeated, it sends no other mail.
    await customer.ask(settingsPaths.deletionRequests, { method: 'POST', body })
    await customer.ask(fillPath(settingsPaths.deletionRequest, body), { method: 'DELETE' })
    expectMail(OPERATOR, `Löschantrag des Kunden ${CUSTOMER}`, causedAt)
  }

  async function requestReset(): Promise<void> {
    const causedAt = await service.clock()
    const body = { email: EMAIL }
    await customer.expectSuccess(identityPaths.requestReset, { method: 'POST', body })
    expectMail(EMAIL, 'Passwort zurücksetzen', causedAt)
  }

  async function checkToken(): Promise<void> {
    const status = async (token: string | null) =>
      (await customer.send(paths.me, { headers: { authorization: `Bearer ${token}` } })).status
    if (lastToken !== null && (await status(lastToken)) !== 401)
      tell('a token was accepted after an hour')
    lastToken = await customer.token()
    const accepted = await status(lastToken)
    if (accepted !== 200) tell(`a new token was refused: ${accepted}`)
  }

  return {
    expected,
    views,
    /** Does what people do in an hour. */
    use: async (hour: number) => {
      await checkToken()
      await fileOne()
      await requestDeletion()
      await requestReset()
      const day = berlinDate(await service.clock())
      const body = { route: '/dashboard' }
      await customer.expectSuccess(paths.pageViews, { method: 'POST', body })
      views.set(day, (views.get(day) ?? 0) + 1)
      if (hour % SIGN_UP_EVERY === 0)
        await signUp(service.newVisitor(), await invite(operator), `neu-${hour}@example.de`)
    },
  }
}
