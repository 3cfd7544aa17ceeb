import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { configQuery } from '../../base/data/queries.ts'
import * as texts from './texts.ts'

/**
 * Notes that the browser is offline or that shown figures are outdated. Failed reads are retried as soon as the browser is online
 * again, and at intervals (data/queryClient.ts). The note overlays the page, so that nothing shifts.
 */
export function ConnectionNote() {
  const cache = useQueryClient().getQueryCache()
  const online = useSyncExternalStore(
    watchConnection,
    () => onlineManager.isOnline(),
    () => true,
  )
  const shown = () =>
    cache
      .getAll()
      .filter((query) => query.isActive() && query.state.data !== undefined)
      .filter(({ queryKey }) => queryKey[0] !== configQuery.queryKey[0])
  const hasFigures = useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => shown().length > 0,
    () => false,
  )
  const outdated = useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => shown().some(({ state }) => state.status === 'error'),
    () => false,
  )
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-10 grid place-items-center p-4 print:hidden"
    >
      {(outdated || !online) && (
        <p className="card flex items-center gap-2.5 px-4 py-2.5 shadow-float">
          <CloudOff size={18} className="shrink-0 text-ink-3" />
          {online ? texts.notUpdated : texts.offline}
          {hasFigures && ` ${texts.lastState}`}
        </p>
      )}
    </div>
  )
}

function watchConnection(notify: () => void): () => void {
  const stop = onlineManager.subscribe(notify)
  // The manager is notified of changes only, and the connection may have been lost while the page was loading.
  onlineManager.setOnline(navigator.onLine)
  return stop
}
