import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { configQuery } from './data/queries.ts'
import { createQueryClient } from './data/queryClient.ts'
import { BrowserRouter } from './layout/BrowserRouter.tsx'
import { prepare } from './routes.tsx'

const queries = createQueryClient()
void queries.prefetchQuery(configQuery)
await prepare(location.pathname, queries)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App queries={queries} year={new Date().getFullYear()} />
    </BrowserRouter>
  </StrictMode>,
)
