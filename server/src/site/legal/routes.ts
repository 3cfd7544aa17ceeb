import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { legalPath } from '@hausblick/contract/addresses.ts'
import { ARTICLE, legalPageFile, YEAR } from '@hausblick/contract/builtPages.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { legalPageName, legalPageReply } from '@hausblick/contract/legal.ts'
import { berlinYear } from '@hausblick/figures/dates/berlinDay.ts'
import * as z from 'zod/mini'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { addPreview } from '../linkPreview.ts'
import { notBuilt } from '../web.ts'
import { readLegalPages } from './pages.ts'

/** Registers the legal pages: as a call for the dashboard, and as prerendered pages that need no scripts. */
export function registerLegal(app: App, { config }: Service, webFolder: string): void {
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

  for (const [name, html] of pages)
    app.get(legalPath(name), { schema: { hide: true } }, async (_request, reply) => {
      const shell = await readShell(join(webFolder, legalPageFile(name)))
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
      const page = shell.replace(YEAR, String(berlinYear(new Date()))).replace(ARTICLE, () => html)
      return addPreview(page, legalPath(name), config.publicUrl)
    })
}

async function readShell(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw notBuilt(cause)
  }
}
