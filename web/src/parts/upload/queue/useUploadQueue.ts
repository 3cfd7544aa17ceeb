import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Upload } from './upload.ts'
import { UploadQueue } from './uploadQueue.ts'

/** Holds a dialog's upload queue. Unmounting cancels what is still being sent; leaving the page asks for confirmation first. */
export function useUploadQueue(): {
  queue: UploadQueue
  uploads: readonly Upload[]
  busy: boolean
} {
  const [queue] = useState(() => new UploadQueue())
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const busy = uploads.some(({ state }) => state.status === 'waiting' || state.status === 'sending')
  useEffect(() => () => queue.cancelAll(), [queue])
  useEffect(() => {
    if (!busy) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmLeaving)
    return () => removeEventListener('beforeunload', confirmLeaving)
  }, [busy])
  return { queue, uploads, busy }
}
