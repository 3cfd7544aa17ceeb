import './styles.css'
import { berlinYear } from '@hausblick/figures/dates/berlinDay.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { logFailure } from './data/failures.ts'
import { configQuery } from './data/queries.ts'
import { createQueryClient } from './data/queryClient.ts'
import { BrowserRouter } from './layout/BrowserRouter.tsx'
import { preparePage } from './routes.tsx'
import { loadCode } from './ui/late/loadCode.ts'

// No top-level await: the pages import from the chunk of this file and would wait for it.
void start()

async function start(): Promise<void> {
  // Requested early, or the browser would lay out the first text twice.
  void document.fonts.load('1em "Geist Variable"')
  const queries = createQueryClient()
  const configured = queries.prefetchQuery(configQuery)
  // What failed to load is requested again by the page itself, which shows the error.
  await preparePage(location.pathname, queries).catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id root.')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queries={queries} year={berlinYear(new Date())} />
      </BrowserRouter>
    </StrictMode>
  )
  // Legal pages are sent with their content.
  if (root.hasChildNodes()) hydrateRoot(root, app, { onCaughtError: logFailure })
  else createRoot(root, { onCaughtError: logFailure }).render(app)

  await configured
  const script = queries.getQueryData(configQuery.queryKey)?.analyticsScriptUrl
  if (!script) return
  // If its code fails to load, no consent is asked for and no script loaded.
  const consent = await loadCode(() => import('./consent/startConsent.tsx')).catch(logFailure)
  consent?.startConsent(script)
}
