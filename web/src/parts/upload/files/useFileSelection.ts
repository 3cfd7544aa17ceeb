import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { configQuery } from '../../../base/data/queries.ts'
import type { UploadQueue } from '../queue/uploadQueue.ts'
import { checkFile } from './checkFile.ts'

interface FileSelection {
  /** Messages saying why files of the last selection were rejected. */
  readonly refusals: readonly string[]
  readonly addFiles: (files: readonly File[]) => Promise<void>
}

/**
 * Adds selected files to the queue and rejects those that cannot be uploaded.
 *
 * @param getTypedName returns the name that was typed before any file was selected; the first file takes it
 */
export function useFileSelection(queue: UploadQueue, getTypedName: () => string): FileSelection {
  const config = useQuery(configQuery).data
  const [refusals, setRefusals] = useState<readonly string[]>([])

  async function addFiles(files: readonly File[]) {
    // While the limit is unknown, the service enforces it.
    const maxBytes = config?.maxUploadBytes ?? Number.POSITIVE_INFINITY
    const checked = await Promise.all(
      files.map(async (file) => ({ file, refusal: await checkFile(file, maxBytes) })),
    )
    setRefusals(checked.flatMap(({ refusal }) => refusal ?? []))
    const taken = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file)
    queue.add(taken, getTypedName())
  }

  return { refusals, addFiles }
}
