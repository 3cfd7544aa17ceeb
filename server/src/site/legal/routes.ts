import { paths } from '@hausblick/contract/calls.ts'
import { legalPageName, legalPageReply } from '@hausblick/contract/legal.ts'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App } from '../../http/service.ts'
import { type LegalPages, readLegalPages } from './pages.ts'

/** Registers the call for legal texts. Returns them all. */
export function registerLegal(app: App, config: Config): LegalPages {
  const pages = readLegalPages(config)
  const schema = {
    summary: 'Returns a legal page as embeddable HTML.',
    params: z.object({ page: legalPageName }),
    response: describeReplies(legalPageReply),
  }
  app.get(paths.legalPage, { schema }, async ({ params }, reply) => {
    reply.header('cache-control', 'no-cache')
    return { html: pages.get(params.page) ?? '' }
  })
  return pages
}
