import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import {
  downloadDocumentCall,
  listDocumentsCall,
  previewDocumentCall,
  uploadDocumentCall,
} from '@hausblick/contract/calls/documents.ts'
import { readTokenCall } from '@hausblick/contract/calls/identity.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { writeCursor } from '../../documents/list/cursor.ts'
import {
  anyHeader,
  anyHeaderName,
  anyPosition,
  anyText,
  encodePart,
} from '../../testing/anyInput.ts'
import { OPENAPI, readCalls } from '../../testing/anyInputRequests.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import type { AttemptLimits, Rate } from './attemptLimits/actionLimits.ts'

/** Per call. */
const RUNS = 10
const TOKEN = readTokenCall.path

const whoever = fc.constantFrom<Who>('nobody', 'a', 'operator')

const anyNumber: Rate = { burst: 1e6, everyMs: 1 }
const freely = { client: anyNumber, account: anyNumber }
const attemptLimits: AttemptLimits = {
  signIn: freely,
  secondFactor: freely,
  passkey: freely,
  oidc: freely,
  signUp: freely,
  requestReset: freely,
  confirmReset: freely,
  link: freely,
}
const environment = { REQUESTS_PER_MINUTE: '0' }

onEachDatabase('arbitrary input', (newDatabase) => {
  const { app, call, add, list } = useDocuments(newDatabase, { environment, attemptLimits })
  let operations: ReturnType<typeof readCalls>

  beforeAll(async () => {
    await add({ customerId: 'A' })
    operations = readCalls((await app().inject(OPENAPI)).json())
  })

  async function expectNoFault(who: Who, request: InjectOptions) {
    const { statusCode, body } = await call(who, request)
    expect(statusCode, body).toBeLessThan(500)
  }

  test('in a call never causes an internal error', async () => {
    expect(operations.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const { name, request } of operations) {
      const property = fc.asyncProperty(whoever, request, expectNoFault)
      const { failed, counterexample } = await fc.check(property, { numRuns: RUNS })
      if (failed) faults.push(`${name}: ${fc.stringify(counterexample)}`)
    }
    expect(faults).toEqual([])
    // Several thousand calls.
  }, 120_000)

  test('in a header never causes an internal error', async () => {
    const url = fc.constantFrom<string>(
      readMeCall.path,
      listDocumentsCall.path,
      readPortfoliosCall.path,
      TOKEN,
    )
    const headers = fc.dictionary(anyHeaderName, anyHeader)
    const method = fc.constantFrom('GET' as const, 'POST' as const)
    const request = fc.record({ method, url, headers })
    await fc.assert(fc.asyncProperty(whoever, request, expectNoFault), { numRuns: 10 * RUNS })
  })

  test('as a cursor never causes an internal error', async () => {
    const query = fc.record({
      customerId: fc.constantFrom('all', 'A', ''),
      limit: fc.constantFrom('1', '999999999'),
      cursor: anyPosition.map(writeCursor),
      sort: fc.constantFrom('date', 'size', 'customer'),
    })
    const request = query.map((query) => ({ url: listDocumentsCall.path, query }))
    await fc.assert(fc.asyncProperty(whoever, request, expectNoFault), { numRuns: 5 * RUNS })
  })

  test('as the URL of a document never causes an internal error', async () => {
    const [row] = await list('operator')
    const capability = new URL(row?.downloadUrl ?? '', 'http://x').searchParams.get('capability')
    const url = fc.constantFrom<string>(previewDocumentCall.path, downloadDocumentCall.path)
    const fileUrl = fc
      .tuple(
        anyText,
        fc.constantFrom('1', '7', '999999999'),
        fc.constantFrom(capability ?? '', 'x'),
      )
      .map(
        ([id, number, key]) =>
          `/documents/${encodePart(id)}/${number}?capability=${encodePart(key)}`,
      )
    const request = fc.record({ url, query: fc.record({ fileUrl, fileName: anyText }) })
    await fc.assert(fc.asyncProperty(whoever, request, expectNoFault), { numRuns: 5 * RUNS })
  })

  test('as a form never causes an internal error', async () => {
    const form = fc.record({ docName: anyText, customerId: anyText, userMessage: anyText })
    const upload = async (who: Who, fields: Record<string, string>) => {
      const { payload, headers } = await formOf({ ...fields, file: Buffer.from('no document') })
      await expectNoFault(who, { method: 'POST', url: uploadDocumentCall.path, payload, headers })
    }
    await fc.assert(fc.asyncProperty(whoever, form, upload), { numRuns: RUNS })
  })
})
