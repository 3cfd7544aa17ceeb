import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../server/src/database/open.ts'
import { openMailSink } from '../../server/src/testing/mailSink.ts'
import { daysAround, momentAt } from './berlin.ts'
import { compareMails } from './expectedMails.ts'
import { fillHouse, moveIn } from './house.ts'
import { openMailFolder, watchSink } from './mailbox.ts'
import { createPeople } from './people.ts'
import { probeHealth } from './probeHealth.ts'
import { watchShown } from './shown.ts'
import { type Start, startAt } from './startAt.ts'
import { checkViews, fillViews } from './views.ts'

const HOUR_MS = 60 * 60_000
const CHECK_EVERY_MS = 500

export interface Night extends Pick<Start, 'zone' | 'timers' | 'library' | 'speed'> {
  readonly name: string
  /** Its beginning in Berlin, such as `2027-03-27T12:20`. */
  readonly from: string
  readonly hours: number
  readonly databaseUrl?: string | undefined
}

export interface Lived {
  readonly faults: readonly string[]
  readonly mails: number
  /** How late mails were, in milliseconds by the service's clock. */
  readonly late: readonly number[]
  readonly compared: number
  readonly probes: number
}

/** Lives through some hours with a service in fast motion, while people use it, and returns what was found. */
export async function liveThrough(night: Night, folder: string): Promise<Lived> {
  const at = momentAt(night.from)
  const databaseUrl = night.databaseUrl ?? `sqlite:${join(folder, 'hausblick.db')}`
  const days = daysAround(at + (night.hours * HOUR_MS) / 2)
  const hours = Array.from({ length: night.hours }, (_, hour) => at + (hour + 0.5) * HOUR_MS)
  await fillHouse(databaseUrl, days, hours)
  await fillViews(databaseUrl, at)
  const sink = night.timers === 'real' ? await openMailSink() : null
  const service = await startAt({ ...night, at, folder, databaseUrl, smtpUrl: sink?.url })
  const anchor = { at: performance.now(), time: at }
  const clock = () => anchor.time + (performance.now() - anchor.at) * night.speed
  const mails = sink ? watchSink(sink, clock) : openMailFolder(join(folder, 'mail'))
  const faults: string[] = []
  const tell = (fault: string) => void faults.push(fault)
  const health = probeHealth(service.newVisitor(), tell)
  const database = await openDatabase(databaseUrl)
  try {
    Object.assign(anchor, { at: performance.now(), time: await service.clock() })
    const { operator, customer } = await moveIn(service)
    const shown = await watchShown({ service, operator, customer, days, tell })
    const people = createPeople({ service, operator, customer, database, folder, night, tell })
    while ((await service.clock()) < at) await setTimeout(50)
    for (let hour = 0; hour < night.hours; hour += 1) {
      await people.use(hour)
      do {
        await shown.check()
        await setTimeout(CHECK_EVERY_MS)
      } while ((await service.clock()) < at + (hour + 1) * HOUR_MS)
    }
    const deadline = performance.now() + 30_000
    while ((await mails.read()).length < people.expected.length && performance.now() < deadline)
      await setTimeout(200)
    // For mails that are sent twice.
    await setTimeout(3000)
    const compared = compareMails(people.expected, await mails.read())
    faults.push(...compared.faults)
    const now = await service.clock()
    // With timers of real time, the hour of the maintenance does not come.
    const cleaned = sink ? [at] : [now - HOUR_MS, now]
    await checkViews(database, cleaned, people.views, tell)
    return {
      faults,
      mails: people.expected.length,
      late: compared.late,
      compared: shown.compared(),
      probes: await health.stop(),
    }
  } catch (error) {
    tell(`not lived through: ${error}`)
    return { faults, mails: 0, late: [], compared: 0, probes: 0 }
  } finally {
    await health.stop()
    await mails.close()
    await database.close()
    const { stdout, stderr } = await service.stop()
    if (stderr !== '') tell(stderr)
    for (const line of stdout.split('\n')) if (/"level":[56]0/.test(line)) tell(line)
  }
}
