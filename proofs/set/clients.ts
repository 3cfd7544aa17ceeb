import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { recordCalls } from '@hausblick/contract/calls/records.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { newUpload, sendUpload } from '@hausblick/server/src/testing/documents/sending.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import { readContents } from '../service/contents.ts'
import { waitUntil } from './programs.ts'

export const STAFF = 'mitarbeiter@betreiber.example'
/** Some of the imported customers. */
const CUSTOMERS = ['K-1-1001', 'K-1-1002', 'K-1-1003', 'K-1-1004']
const FIGURES = [
  ...(['dashboard-portfolio', 'dashboard-object', 'dashboard-property'] as const),
  'credit-overview',
] as const
const PAUSE_MS = 300
const TIMEOUT_MS = 40_000
const GERMAN = /\b(?:der|die|das|bitte|ist|nicht)\b/i

/** What clients saw while one part was away. */
export interface Phase {
  readonly title: string
  requests: number
  /** Answers with 5xx, and connections that broke. */
  refused: number
  /** The longest time in which a reader got no answer. */
  longestGapMs: number
  /** Wrong answers, and acknowledged work that is missing. */
  readonly faults: string[]
}

/** Starts clients for each of four customers: two read their figures, one uploads; and one of staff, who files. */
export async function startClients(url: string, databaseUrl: string) {
  const phases: Phase[] = []
  const uploaded: { phase: Phase; customerId: string; sha256: string }[] = []
  const filed: { phase: Phase; name: string }[] = []
  /** When each reader was last answered. */
  const answeredAt: number[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const newPhase = (title: string): Phase => {
    const phase = { title, requests: 0, refused: 0, longestGapMs: 0, faults: [] }
    phases.push(phase)
    return phase
  }
  let phase = newPhase('none')

  const [staff, ...customers] = await withDatabaseAt(databaseUrl, async (database) => {
    const at = { ...database, url: databaseUrl }
    const expires = { expires: '1 day' }
    return [
      await signIn(at, { email: STAFF, kind: 'staff' }, expires),
      ...(await Promise.all(
        CUSTOMERS.map((customerId) =>
          signIn(
            at,
            { email: `${customerId.toLowerCase()}@example.org`, kind: 'customer', customerId },
            expires,
          ),
        ),
      )),
    ]
  })

  /** Sends one request; resolves to the body, or null if it was refused. */
  async function ask(path: string, init: RequestInit): Promise<string | null> {
    phase.requests += 1
    try {
      const reply = await fetch(url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      const body = await reply.text()
      if (reply.status < 500) {
        if (reply.status !== 200) phase.faults.push(`${path}: ${reply.status} ${body}`)
        return body
      }
      if (!GERMAN.test(JSON.parse(body).error)) phase.faults.push(`${path}: ${body}`)
    } catch (error) {
      if (error instanceof SyntaxError) phase.faults.push(`${path}: an error that is no JSON`)
    }
    phase.refused += 1
    return null
  }

  /** Every reply must be as the first. */
  async function readFigures(headers: HeadersInit): Promise<void> {
    const first = new Map<string, string>()
    const reader = answeredAt.push(performance.now()) - 1
    while (!signal.aborted)
      for (const name of FIGURES) {
        const { path } = recordCalls[name]
        const body = await ask(path, { headers })
        phase.longestGapMs = Math.max(
          phase.longestGapMs,
          performance.now() - (answeredAt[reader] ?? 0),
        )
        if (body !== null) {
          answeredAt[reader] = performance.now()
          if (!first.has(path)) first.set(path, body)
          if (body !== first.get(path)) phase.faults.push(`${path} is now ${body}`)
        }
        await setTimeout(PAUSE_MS)
      }
  }

  /** Sends each upload until it is acknowledged. */
  async function upload(customerId: string, headers: Record<string, string>): Promise<void> {
    for (let next = newUpload(); !signal.aborted; await setTimeout(PAUSE_MS)) {
      phase.requests += 1
      try {
        await sendUpload(url, headers, next)
        uploaded.push({ phase, customerId, sha256: next.sha256 })
        next = newUpload()
      } catch (error) {
        phase.refused += 1
        if (/^Error: 4/.test(String(error)))
          phase.faults.push(`${uploadDocumentCall.path}: ${error}`)
      }
    }
  }

  /** Files the oldest document of the inbox, until that is acknowledged. */
  async function fileDocuments(authorization: Record<string, string>): Promise<void> {
    const headers = { ...authorization, 'content-type': 'application/json' }
    for (; !signal.aborted; await setTimeout(PAUSE_MS)) {
      const list = await ask(`${readInboxCall.path}?limit=1`, { headers })
      const [entry] = list === null ? [] : readInboxCall.reply.parse(JSON.parse(list)).entries
      if (!entry) continue
      const { customerId, number, name: seen } = entry
      const parts = { street: 'Lindenstraße 1', date: '2025-03-01', type: 'Rechnung' }
      const change = { kind: 'file', customerId, number, seen, ...parts, name: `Beleg ${number}` }
      // The same for another attempt, should the reply be lost.
      const step = createHash('sha256').update(seen).digest('hex').slice(0, 32)
      const body = JSON.stringify({ step, changes: [change] })
      const reply = await ask(changeDocumentsCall.path, { method: 'POST', headers, body })
      if (reply === null) continue
      for (const { name } of changeDocumentsCall.reply.parse(JSON.parse(reply)).documents)
        filed.push({ phase, name })
    }
  }

  const running = [
    fileDocuments(staff ?? { authorization: '' }),
    ...customers.flatMap((headers, index) => [
      readFigures(headers),
      readFigures(headers),
      upload(CUSTOMERS[index] ?? '', headers),
    ]),
  ]
  return {
    phases,
    /** Resolves once every reader is answered. */
    untilServed: () => {
      const now = performance.now()
      return waitUntil('all readers', async () => answeredAt.every((at) => at > now))
    },
    /** What clients see from now on belongs to a new phase. */
    begin: (title: string) => {
      phase = newPhase(title)
      return phase
    },
    /** Stops the clients and compares what they were told with what is there. */
    stop: async (): Promise<string> => {
      stopping.abort()
      await Promise.all(running)
      const names = new Set<string>()
      for (const [index, headers] of customers.entries()) {
        const { nameOf, faults } = await readContents(url, headers)
        phase.faults.push(...faults)
        for (const name of nameOf.values()) names.add(name)
        for (const one of uploaded)
          if (one.customerId === CUSTOMERS[index] && !nameOf.has(one.sha256))
            one.phase.faults.push(`an upload of ${one.customerId} is lost`)
      }
      for (const one of filed)
        if (!names.has(one.name)) one.phase.faults.push(`${one.name} is not filed`)
      return `${uploaded.length} uploads and ${filed.length} filings were acknowledged.`
    },
  }
}
