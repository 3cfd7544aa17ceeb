import { paths, recordPath } from '../../contract/src/calls.ts'
import { openInvitationsReply } from '../../contract/src/invitations.ts'
import { settingsPaths } from '../../contract/src/settingsPaths.ts'
import { CUSTOMER } from '../service/customer.ts'
import { berlinDate, withinYear } from './berlin.ts'
import type { Running } from './startAt.ts'
import type { Visitor } from './visitor.ts'

interface Shown {
  readonly service: Running
  readonly operator: Visitor
  readonly customer: Visitor
  /** The days on which tenancies end. */
  readonly days: readonly string[]
  readonly tell: (fault: string) => void
}

/** Returns a function that compares what the service shows of days and times with what they are; it counts comparisons. */
export async function watchShown({ service, operator, customer, days, tell }: Shown) {
  const { address }: { address: string } = JSON.parse(
    JSON.stringify(await customer.ask(paths.calendar, { method: 'POST' })),
  )
  const calendar = new URL(address).pathname
  const figures = await readFigures(customer)
  let compared = 0

  /** Compares what is shown with what it should be before or after it was asked for. */
  async function compare<T>(what: string, read: () => Promise<T>, at: (moment: number) => T) {
    const before = await service.clock()
    const found = JSON.stringify(await read())
    const expected = [before, await service.clock()].map((moment) => JSON.stringify(at(moment)))
    compared += 1
    if (!expected.includes(found))
      tell(`${what} at ${new Date(before).toISOString()}: ${found} instead of ${expected[0]}`)
  }

  const readDays = async () => {
    const { text } = await customer.expectSuccess(calendar)
    const found = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)]
    return found.map(([, ...parts]) => parts.join('-')).toSorted()
  }
  const readYear = async () => {
    const { text } = await customer.expectSuccess('/dashboard')
    return /© (\d{4})/.exec(text)?.[1]
  }
  const readInvitations = async () => {
    const { invitations } = openInvitationsReply.parse(
      await operator.ask(settingsPaths.invitations),
    )
    return invitations
  }

  return {
    compared: () => compared,
    check: async () => {
      await compare('calendar', readDays, (moment) => withinYear(days, moment))
      await compare('year of a page', readYear, (moment) => berlinDate(moment).slice(0, 4))
      const known = await readInvitations()
      await compare(
        'expired invitations',
        async () => (await readInvitations()).map(({ id, expired }) => [id, expired]),
        (moment) => known.map(({ id, expiresAt }) => [id, Date.parse(expiresAt) <= moment]),
      )
      compared += 1
      if ((await readFigures(customer)) !== figures) tell('figures are not what they were')
    },
  }
}

/** Reads what was imported before. */
async function readFigures(customer: Visitor): Promise<string> {
  const kinds = ['dashboard-portfolio', 'dashboard-property', 'property-overview'] as const
  const paths = kinds.map((kind) => `${recordPath(kind)}?customerId=${CUSTOMER}`)
  const replies = await Promise.all(paths.map((path) => customer.ask(path)))
  return JSON.stringify(replies)
}
