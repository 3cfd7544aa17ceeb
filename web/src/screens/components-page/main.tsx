import '../../styles.css'
import './page.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { ComponentsPage } from './ComponentsPage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <ComponentsPage />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)
