import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { configQuery } from '../../data/queries.ts'
import type { UploadQueue } from '../queue/uploadQueue.ts'
import { checkFile } from './checkFile.ts'

interface FileChoice {
  /** Why files of the last choice were not taken, as the user reads it. */
  readonly refusals: readonly string[]
  readonly choose: (files: readonly File[]) => Promise<void>
}

/**
 * Takes files into the queue that can be uploaded, and says of the others at once why not.
 *
 * @param typedName returns what was typed as a name before there was a file to be called so
 */
export function useFileChoice(queue: UploadQueue, typedName: () => string): FileChoice {
  const config = useQuery(configQuery).data
  const [refusals, setRefusals] = useState<readonly string[]>([])

  async function choose(files: readonly File[]) {
    // Where the limit is not known, the service says so itself.
    const maxBytes = config?.maxUploadBytes ?? Number.POSITIVE_INFINITY
    const checked = await Promise.all(
      files.map(async (file) => ({ file, refusal: await checkFile(file, maxBytes) })),
    )
    setRefusals(checked.flatMap(({ refusal }) => refusal ?? []))
    const taken = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file)
    queue.add(taken, typedName())
  }

  return { refusals, choose }
}
