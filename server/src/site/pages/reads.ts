import type { ReadReply } from '@hausblick/contract/renderedPage.ts'
import type { Caller } from '../../http/callers.ts'
import type { Service } from '../../http/service.ts'

/**
 * Creates the reads of rendered pages, by the paths of the calls that the same pages make in a browser. Each decides on access
 * as its call does, sets the headers that pages read, and returns what the web decodes from its reply.
 */
export function createPageReads({ reads }: Pick<Service, 'reads'>): (caller: Caller) => ReadReply {
  return (caller) =>
    async (path, query, params = {}) => {
      const read = reads.get(path)
      if (!read) throw new Error(`Pages are not rendered with ${path}.`)
      const headers = new Headers()
      const setHeader = (name: string, value: string) => headers.set(name, value)
      return { body: await read(caller, { params, query }, setHeader), headers }
    }
}
