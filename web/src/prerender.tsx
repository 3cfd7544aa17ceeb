import { legalPages } from '@hausblick/contract/pages.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { legalPageQuery } from './data/legal.ts'
import { createQueryClient } from './data/queryClient.ts'
import { tabTitle } from './layout/texts.ts'
import { prepare } from './routes.tsx'

/** A page as the build renders it ahead. */
interface RenderedPage {
  /** The first part of its address. */
  readonly name: string
  /** As the browser's tab says it. */
  readonly title: string
  readonly html: string
}

/** The legal pages with `article` in the place of their texts, which the service puts there. */
export async function renderLegalPages(article: string, year: number): Promise<RenderedPage[]> {
  const pages = legalPages.map(async ({ name, path, title }) => {
    const queries = createQueryClient()
    queries.setQueryData(legalPageQuery(name).queryKey, { html: article })
    await prepare(path, queries)
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
