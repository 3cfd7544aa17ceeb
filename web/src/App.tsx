import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRoutes } from 'react-router'
import { Layout } from './layout/Layout.tsx'
import { routes } from './routes.tsx'

interface Props {
  queries: QueryClient
  /** The current year. */
  year: number
}

/** The whole web, below a router; it renders with or without a browser. */
export function App({ queries, year }: Props) {
  const page = useRoutes(routes)
  return (
    <QueryClientProvider client={queries}>
      <Layout year={year}>{page}</Layout>
    </QueryClientProvider>
  )
}
