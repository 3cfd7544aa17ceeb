import type { PageRequest, RenderedPage, RenderPage } from '@hausblick/contract/renderedPage.ts'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { App } from './App.tsx'
import { type Client, toTexts } from './base/data/client.ts'
import { configQuery } from './base/data/queries.ts'
import { createQueryClient } from './base/data/queryClient.ts'
import { readHandle } from './parts/layout/routeHandle.ts'
import { provideContext } from './parts/session/pageContext.ts'
import { Session } from './parts/session/session.ts'
import { routes } from './routes.tsx'

// Kept, since it remembers the code of pages once loaded.
const handler = createStaticHandler(routes)

/** Renders a page of the dashboard where the service asks for it. */
export const renderPage: RenderPage = async (request) => {
  const queries = createQueryClient()
  try {
    return await renderWith(queries, request)
  } finally {
    queries.clear()
  }
}

async function renderWith(
  queries: ReturnType<typeof createQueryClient>,
  { url, cookies, config, session: known, renderedAt, read }: PageRequest,
): Promise<RenderedPage> {
  queries.setQueryData(configQuery.queryKey, config)
  const client = createClientOf(read)
  const session = new Session({ queries, openIdentity: openNothing, known, client })
  const context = await handler.query(new Request(url, { headers: { cookie: cookies } }), {
    requestContext: provideContext({ queries, session, publicClient: client }),
  })
  if (context instanceof Response)
    return { kind: 'redirect', location: context.headers.get('location') ?? '/' }
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const html = renderToString(
    <App queries={queries} session={session} renderedAt={renderedAt}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  return {
    kind: 'page',
    html,
    data: {
      session: known,
      renderedAt,
      loaderData: context.loaderData,
      queries: dehydrate(queries),
    },
    sources: sourcesOf(context),
  }
}

/** Returns the source files of the code of a page and its frames. */
function sourcesOf({ matches }: StaticHandlerContext): string[] {
  return matches.flatMap(({ route }) => readHandle(route).source ?? [])
}

/** Creates a client whose calls the service answers within the process, decoded. */
function createClientOf(read: PageRequest['read']): Client {
  return async ({ path }, { params = {}, query = {} }, { onHeaders } = {}) => {
    const { body, headers } = await read(path, toTexts(query), toTexts(params))
    onHeaders?.(headers)
    return body
  }
}

/** The service renders without signing anybody in. */
async function openNothing(): Promise<never> {
  throw new Error('There is no identity provider where pages are rendered.')
}
