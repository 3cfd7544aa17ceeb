import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { AccessProvider } from '../data/access.ts'
import { configQuery, publicClient } from '../data/queries.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Link } from '../ui/Link.tsx'

/** The frame of the demo's pages: says that they are a demo, and shows the demo customer to everyone. */
export function DemoFrame() {
  const config = useQuery(configQuery)
  const customerId = config.data?.demoCustomerId ?? null
  const access = useMemo(() => ({ client: publicClient, customerId, demo: true }), [customerId])
  return (
    <AccessProvider value={access}>
      <p className="mb-5 text-13 text-ink-3 md:mb-6 print:hidden">
        Sie sehen die Demo mit Beispieldaten.{' '}
        <Link to="/login" className="link">
          Zur Anmeldung
        </Link>
      </p>
      {config.isError ? (
        <ErrorNote
          title="Die Demo konnte nicht geladen werden."
          reason={config.error.message}
          onRetry={() => void config.refetch()}
          retrying={config.isFetching}
        />
      ) : (
        <Outlet />
      )}
    </AccessProvider>
  )
}
