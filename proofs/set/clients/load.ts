import { setTimeout as pause } from 'node:timers/promises'
import { Client } from './client.ts'
import { type Filed, fileDocuments } from './filers.ts'
import { importRepeatedly } from './importer.ts'
import { Ledger } from './ledger.ts'
import { type Account, signUpNewcomers } from './newcomers.ts'
import { CHANGING, type People, READING, SENDING } from './people.ts'
import { readFigures } from './readers.ts'
import { type SentUpload, sendDocuments } from './senders.ts'

const READERS_PER_CUSTOMER = 2
/** So many at once create accounts. */
const NEWCOMERS = 2
const START_MS = 100

/** What the service has acknowledged. */
export interface Acknowledged {
  readonly uploads: SentUpload[]
  readonly filed: Filed[]
  readonly accounts: Account[]
}

export interface Place {
  /** The service's address through HAProxy. */
  readonly url: string
  readonly people: People
  /** Where the importer keeps its file, and the environment of its command. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

export type Load = ReturnType<typeof startLoad>

/** Starts the clients; they go on until they are stopped, or one of them fails by itself. */
export function startLoad({ url, people, folder, environment }: Place) {
  const ledger = new Ledger()
  ledger.begin('start')
  const stopping = new AbortController()
  const newClient = () => new Client(url, ledger, stopping.signal)
  const acknowledged: Acknowledged = { uploads: [], filed: [], accounts: [] }
  const headersOf = (customerId: string) => {
    const headers = people.customers.get(customerId)
    if (!headers) throw new Error(`${customerId} has no account.`)
    return headers
  }
  const readers = Array.from({ length: READERS_PER_CUSTOMER }, () => READING)
    .flat()
    .map((id) => () => readFigures(newClient(), id, headersOf(id)))
  const senders = SENDING.map(
    (id) => () =>
      sendDocuments(newClient(), id, headersOf(id), (upload) => acknowledged.uploads.push(upload)),
  )
  const signingUp = { origin: url, operator: { ...people.operator } }
  const newcomers = Array.from(
    { length: NEWCOMERS },
    () => () =>
      signUpNewcomers(newClient(), signingUp, 'K-1011', (account) =>
        acknowledged.accounts.push(account),
      ),
  )
  const others = [
    () => fileDocuments(newClient(), people.staff, (filed) => acknowledged.filed.push(filed)),
    () => importRepeatedly(newClient(), headersOf(CHANGING), folder, environment),
  ]
  const failures: unknown[] = []
  const running = [...readers, ...senders, ...newcomers, ...others].map(async (start, index) => {
    await pause(index * START_MS)
    await start().catch((error: unknown) => failures.push(error))
  })
  return {
    ledger,
    acknowledged,
    count: running.length,
    newClient,
    /** Throws if a client has failed by itself. */
    check: () => {
      if (failures.length > 0) throw new AggregateError(failures, 'A client has failed.')
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
