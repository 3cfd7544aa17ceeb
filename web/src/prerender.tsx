import { legalPages, tabTitle } from '@hausblick/contract/pages.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { legalPageQuery } from './data/legal.ts'
import { createQueryClient } from './data/queryClient.ts'
import { preparePage } from './routes.tsx'

/** A page rendered at build time. */
interface RenderedPage {
  /** The first segment of its path. */
  readonly name: string
  /** The title in the browser's tab. */
  readonly title: string
  readonly html: string
}

/** Renders the legal pages with `article` as a placeholder for the texts that the service inserts. */
export async function renderLegalPages(article: string, year: number): Promise<RenderedPage[]> {
  const pages = legalPages.map(async ({ name, path, title }) => {
    const queries = createQueryClient()
    queries.setQueryData(legalPageQuery(name).queryKey, { html: article })
    await preparePage(path, queries)
    const html = renderToString(
      <StaticRouter location={path}>
        <App queries={queries} year={year} />
      </StaticRouter>,
    )
    queries.clear()
    return { name, title: tabTitle(title), html }
  })
  return await Promise.all(pages)
}
