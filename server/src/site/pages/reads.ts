import { searchQuery } from '@hausblick/contract/calls/fields.ts'
import { paths } from '@hausblick/contract/calls.ts'
import type { DocumentRow } from '@hausblick/contract/documents.ts'
import type { ReadReply } from '@hausblick/contract/renderedPage.ts'
import { documentsQuerySchema } from '@hausblick/contract/requests.ts'
import type * as z from 'zod/mini'
import { createCapabilities } from '../../documents/files/capability.ts'
import { createChoicesRead, createDocumentsRead } from '../../documents/list/reads.ts'
import type { Caller } from '../../http/callers.ts'
import { parseWith } from '../../http/schemas.ts'
import type { Service } from '../../http/service.ts'

type Query = Readonly<Record<string, string>>
type Read = (caller: Caller, query: Query, headers: Headers) => Promise<unknown>

/**
 * Creates the reads of rendered pages, by the paths of the calls that the same pages make in a browser. Each decides on access
 * as its call does, sets the headers that pages read, and returns what the web decodes from its reply.
 */
export function createPageReads(service: Service): (caller: Caller) => ReadReply {
  const reads = new Map(Object.entries(createOwnReads(service)))
  return (caller) =>
    async (path, query, params = {}) => {
      const headers = new Headers()
      const read: Read | undefined = reads.get(path)
      if (read) return { body: await read(caller, query, headers), headers }
      const answer = service.reads.get(path)
      if (!answer) throw new Error(`Pages are not rendered with ${path}.`)
      const setHeader = (name: string, value: string) => headers.set(name, value)
      return { body: await answer(caller, { params, query }, setHeader), headers }
    }
}

/** What accounts see of themselves, and what staff and operators see of others. */
function createOwnReads(service: Service): Readonly<Record<string, Read>> {
  const capabilities = createCapabilities(service.config.secrets)
  const readDocuments = createDocumentsRead(service, capabilities)
  return {
    [paths.documents]: checked(documentsQuerySchema, async (caller, query, headers) => {
      const list = await readDocuments(caller, query)
      if (list.kind === 'page') {
        for (const [name, value] of Object.entries(list.headers)) headers.set(name, value)
        return list.rows
      }
      if (list.scope.kind === 'all') throw new Error('A page shows the whole list of one customer.')
      const rows: DocumentRow[] = []
      for await (const part of list.parts) rows.push(...part)
      return rows
    }),
    [paths.documentChoices]: checked(searchQuery, createChoicesRead(service)),
  }
}

/** Creates a read that validates its query as the call does. */
function checked<S extends z.ZodMiniType>(
  schema: S,
  read: (caller: Caller, query: z.output<S>, headers: Headers) => Promise<unknown>,
): Read {
  return async (caller, query, headers) => await read(caller, parseWith(schema, query), headers)
}
