import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRoutes } from 'react-router'
import { Layout } from './layout/Layout.tsx'
import { routes } from './routes.tsx'

interface Props {
  queries: QueryClient
  /** The current year. */
  year: number
}

/** The whole dashboard, to be rendered within a router, in a browser or on the server. */
export function App({ queries, year }: Props) {
  const page = useRoutes(routes)
  return (
    <QueryClientProvider client={queries}>
      <Layout year={year}>{page}</Layout>
    </QueryClientProvider>
  )
}
