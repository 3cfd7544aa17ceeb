import { setTimeout } from 'node:timers/promises'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { startService } from '../../e2e/service.ts'
import { signUp } from '../operations/signUp.ts'
import { CUSTOMER, fillCustomer } from '../service/customer.ts'
import { createClient } from '../service/load.ts'
import { median } from '../timing/compare.ts'

// Measures what pages cost the service, and how long a customer's reads take beside them. SQLite.

const ROUNDS = 5
const PAGES = 300
const KEPT_PAGES = 3000
/** The time of the reads alone, and again of those beside pages. */
const SPAN_MS = 4000
const PAUSE_MS = 5
const PAGES_PER_SECOND = 20

const service = await startService({ REQUESTS_PER_MINUTE: '0' })
const client = createClient()
try {
  await fillCustomer(service.database)
  const link = await service.invite(CUSTOMER)
  const { cookie, headers } = await signUp(link, service.url, 'kunde@example.de')
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br', cookie }
  const urlOf = (path: string) => `${service.url}${path}`
  const processorTime = async (path: string, count: number) => {
    const target = { pid: service.pid, url: urlOf(path) }
    return (await client.load(target, asBrowser, { count, status: 200 })).processor / 1000
  }

  /** Returns the 95th percentile of reads in a row, in milliseconds. */
  async function timeReads(): Promise<number> {
    const times: number[] = []
    const end = performance.now() + SPAN_MS
    while (performance.now() < end) {
      const start = performance.now()
      await client.call(urlOf(readUnitsCall.path), headers)
      times.push(performance.now() - start)
      await setTimeout(PAUSE_MS)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  }

  async function timeReadsBesidePages(): Promise<number> {
    const pages: Promise<unknown>[] = []
    const visits = setInterval(
      () => pages.push(client.call(urlOf('/dashboard'), asBrowser)),
      1000 / PAGES_PER_SECOND,
    )
    const time = await timeReads()
    clearInterval(visits)
    await Promise.all(pages)
    return time
  }

  const rounds: { page: number; kept: number; alone: number; beside: number }[] = []
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      page: await processorTime('/dashboard', PAGES),
      kept: await processorTime('/demo/dashboard', KEPT_PAGES),
      alone: await timeReads(),
      beside: await timeReadsBesidePages(),
    })
  // The first round warms up.
  const of = (name: 'page' | 'kept' | 'alone' | 'beside') =>
    median(rounds.slice(1).map((round) => round[name]))
  const [alone, beside] = [of('alone'), of('beside')]
  for (const line of [
    `a signed-in page      ${of('page').toFixed(2)} ms of processor time`,
    `a kept demo page      ${of('kept').toFixed(3)} ms of processor time`,
    `reads alone           ${alone.toFixed(2)} ms, 95th percentile`,
    `reads beside pages    ${beside.toFixed(2)} ms, 95th percentile   ratio ${(beside / alone).toFixed(2)}`,
  ])
    process.stdout.write(`${line}\n`)
} finally {
  client.close()
  await service.stop()
}
