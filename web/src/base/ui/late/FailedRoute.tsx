import { useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { FailedPage } from './FailedPage.tsx'

/** Replaces a page that failed to render. */
export function FailedRoute() {
  const thrown = useRouteError()
  const { revalidate, state } = useRevalidator()
  const [tried, setTried] = useState(false)
  const retrying = state === 'loading'
  return (
    <FailedPage
      error={thrown instanceof Error ? thrown : new Error(String(thrown))}
      retry={() => {
        setTried(true)
        void revalidate()
      }}
      retrying={retrying}
      again={tried && !retrying}
    />
  )
}
