import { addressOf } from '@hausblick/contract/calls/call.ts'
import { importCall, readProgramImportCall } from '@hausblick/contract/calls/programImports.ts'
import { expect, vi } from 'vitest'
import type { App } from '../../platform/http/service.ts'

const WORKING: readonly string[] = ['examining', 'checking', 'applying']

/** What a program says in an order; other fields as they are. */
export interface SaidOfImport {
  readonly mode: string
  readonly key?: string
  readonly files: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** Creates a function that orders an import as a program does, and waits until the service works on it no more. */
export function createImportPost(app: App) {
  return async (headers: object, { key, files, ...fields }: SaidOfImport) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
    for (const [name, content] of Object.entries(files))
      form.append('file', new File([content], name))
    const body = new Response(form)
    const type = { 'content-type': body.headers.get('content-type') ?? '' }
    const reply = await app.inject({
      method: 'POST',
      url: importCall.path,
      headers: { ...headers, ...type, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    const url = addressOf(readProgramImportCall, { params: { id: reply.json().id ?? '' } })
    if (reply.statusCode !== 200 || !WORKING.includes(reply.json().state)) return reply
    // A busy machine takes longer than the service lets the caller wait.
    return await vi.waitFor(
      async () => {
        const later = await app.inject({ url, headers: { ...headers } })
        expect(WORKING).not.toContain(later.json().state)
        return later
      },
      { timeout: 60_000, interval: 20 },
    )
  }
}
