import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { configQuery } from '../../data/queries.ts'
import type { UploadQueue } from '../queue/uploadQueue.ts'
import { checkFile } from './checkFile.ts'

interface FileChoice {
  /** What has been typed as a name before there is a file to be called so. */
  readonly typedName: string
  readonly typeName: (name: string) => void
  /** Why files of the last choice were not taken, as the user reads it. */
  readonly refusals: readonly string[]
  readonly choose: (files: readonly File[]) => Promise<void>
}

/** Takes files into the queue that can be uploaded, and says of the others at once why not. */
export function useFileChoice(queue: UploadQueue): FileChoice {
  const config = useQuery(configQuery).data
  const [typedName, typeName] = useState('')
  const [refusals, setRefusals] = useState<readonly string[]>([])

  async function choose(files: readonly File[]) {
    // Where the limit is not known, the service says so itself.
    const maxBytes = config?.maxUploadBytes ?? Number.POSITIVE_INFINITY
    const checked = await Promise.all(
      files.map(async (file) => ({ file, refusal: await checkFile(file, maxBytes) })),
    )
    setRefusals(checked.flatMap(({ refusal }) => refusal ?? []))
    const taken = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file)
    queue.add(taken, typedName)
    if (taken.length > 0) typeName('')
  }

  return { typedName, typeName, refusals, choose }
}
