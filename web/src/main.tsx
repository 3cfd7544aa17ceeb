import './styles.css'
import { berlinYear } from '@hausblick/figures/dates/berlinDay.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { logFailure } from './data/failures.ts'
import { configQuery } from './data/queries.ts'
import { createQueryClient } from './data/queryClient.ts'
import { BrowserRouter } from './layout/BrowserRouter.tsx'
import { prepare } from './routes.tsx'
import { loadCode } from './ui/late/loadCode.ts'

// No await outside of a function: the pages import from the file that this one ends up in, and would wait for it.
void start()

async function start(): Promise<void> {
  // Else a browser asks for it when it lays out the first text, and does that twice.
  void document.fonts.load('1em "Geist Variable"')
  const queries = createQueryClient()
  const configured = queries.prefetchQuery(configQuery)
  // What could not be loaded is asked for once more by the page itself, which then says that it failed.
  await prepare(location.pathname, queries).catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id root.')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queries={queries} year={berlinYear(new Date())} />
      </BrowserRouter>
    </StrictMode>
  )
  // Legal pages come with all that they show.
  if (root.hasChildNodes()) hydrateRoot(root, app, { onCaughtError: logFailure })
  else createRoot(root, { onCaughtError: logFailure }).render(app)

  await configured
  const script = queries.getQueryData(configQuery.queryKey)?.analyticsScriptUrl
  if (!script) return
  // Where it cannot be had, nobody is asked and no such script is loaded.
  const consent = await loadCode(() => import('./consent/startConsent.tsx')).catch(logFailure)
  consent?.startConsent(script)
}
