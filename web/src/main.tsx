import './styles.css'
import { type ErrorInfo, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './App.tsx'
import { logFailure } from './base/data/failures.ts'
import { hydrateQueries, readPageData } from './base/data/pageData.ts'
import { configQuery, publicClient } from './base/data/queries.ts'
import { createQueryClient } from './base/data/queryClient.ts'
import { loadCode } from './base/ui/late/loadCode.ts'
import { isPageMissing } from './base/ui/late/loadPageCode.ts'
import { AddressProvider } from './base/ui/useAddressState.ts'
import { configuredIdentity } from './parts/session/configuredIdentity.ts'
import { followSession } from './parts/session/followSession.ts'
import { provideContext } from './parts/session/pageContext.ts'
import { Session } from './parts/session/session.ts'
import { routes } from './routes.tsx'

// No top-level await: the pages import from the chunk of this file and would wait for it.
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id root.')
  const page = readPageData()
  const queries = createQueryClient()
  if (page) hydrateQueries(queries, page)
  const session = new Session({
    queries,
    openIdentity: configuredIdentity(queries),
    known: page?.session,
  })
  const context = provideContext({ queries, session, publicClient })
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    ...(page && { hydrationData: { loaderData: page.loaderData } }),
  })
  const app = (
    <StrictMode>
      <App queries={queries} session={session} renderedAt={page?.renderedAt ?? Date.now()}>
        <AddressProvider value={router}>
          <RouterProvider router={router} onError={logLoading} />
        </AddressProvider>
      </App>
    </StrictMode>
  )
  if (page) await initialized(router)
  const options = { onCaughtError: logFailure }
  // Read by public/theme.js.
  document.documentElement.setAttribute('data-started', '')
  // Without its code, a page says so instead of showing what does not respond.
  // A transition yields to input between its parts.
  if (page && !isPageMissing()) startTransition(() => void hydrateRoot(root, app, options))
  else createRoot(root, options).render(app)
  followSession(session, router)
  await askForConsent()

  async function askForConsent() {
    await queries.prefetchQuery(configQuery)
    const script = queries.getQueryData(configQuery.queryKey)?.analyticsScriptUrl
    if (!script) return
    // If its code fails to load, no consent is asked for and no script loaded.
    const consent = await loadCode(() => import('./parts/consent/startConsent.tsx')).catch(
      logFailure,
    )
    consent?.startConsent(script)
  }
}

/** Logs what a loader threw. React reports what a component threw (`onCaughtError`). */
function logLoading(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo | undefined }): void {
  if (!errorInfo) logFailure(error)
}

/** Resolves once the router has loaded the code of the current page. */
async function initialized({ state, subscribe }: ReturnType<typeof createBrowserRouter>) {
  if (state.initialized) return
  await new Promise<void>((resolve) => {
    const unsubscribe = subscribe((next) => {
      if (!next.initialized) return
      unsubscribe()
      resolve()
    })
  })
}
