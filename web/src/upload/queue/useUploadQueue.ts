import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Upload } from './upload.ts'
import { UploadQueue } from './uploadQueue.ts'

/** The files of a dialog; what is still on its way is cancelled when the dialog goes, and the browser asks before the page does. */
export function useUploadQueue(): {
  queue: UploadQueue
  uploads: readonly Upload[]
  busy: boolean
} {
  const [queue] = useState(() => new UploadQueue())
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const busy = uploads.some(({ step }) => step.at === 'waiting' || step.at === 'sending')
  useEffect(() => () => queue.cancelAll(), [queue])
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [busy])
  return { queue, uploads, busy }
}
