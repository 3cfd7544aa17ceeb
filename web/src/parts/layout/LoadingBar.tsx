import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import * as texts from './texts.ts'

/** Most pages are there before anyone would notice a bar. */
const DELAY_MS = 150

/** A thin bar on top that moves while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  if (!isLate) return null
  return (
    <div
      role="progressbar"
      aria-label={texts.loadingPage}
      className="fixed inset-x-0 top-0 z-30 h-1 overflow-hidden bg-brand-soft print:hidden"
    >
      <div className="size-full bg-brand motion-safe:w-1/3 motion-safe:animate-[pass_1.2s_ease-in-out_infinite]" />
    </div>
  )
}
