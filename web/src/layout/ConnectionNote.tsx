import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'

/**
 * Says that what is shown is not the latest: without a connection, and where something could not be read again. Then all that
 * is shown is read once more as soon as there is a connection, else every so often (data/queryClient.ts). It lies above the
 * page, so that nothing moves.
 */
export function ConnectionNote() {
  const cache = useQueryClient().getQueryCache()
  const online = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  )
  const outdated = useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () =>
      cache
        .getAll()
        .some(
          (query) =>
            query.isActive() && query.state.status === 'error' && query.state.data !== undefined,
        ),
    () => false,
  )
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-10 grid place-items-center p-4 print:hidden"
    >
      {(outdated || !online) && (
        <p className="card flex items-center gap-2.5 px-4 py-2.5 shadow-float">
          <Icon of={CloudOff} size={18} className="shrink-0 text-ink-3" />
          {online ? 'Die Zahlen konnten nicht aktualisiert werden.' : 'Sie sind offline.'} Gezeigt
          wird der letzte Stand.
        </p>
      )}
    </div>
  )
}
