import { addImportFileCall } from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewImports } from '../../../base/data/imports.ts'
import { createProgressTransport } from '../../../base/data/progressTransport.ts'

/** A file on its way to the service. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** From 0 to 1, when all bytes have left the browser; null while it waits for its turn. */
  readonly fraction: number | null
  /** Why it did not arrive; null if it has not failed. */
  readonly error: string | null
}

export interface Uploads {
  readonly list: readonly Upload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (upload: Upload) => void
  readonly dismiss: (upload: Upload) => void
  /** Resolves once none is on its way any more, to whether all have arrived. */
  readonly settle: () => Promise<boolean>
}

/** Uploads files to an import, one after the other, since they share the line. What has arrived leaves the list. */
export function useUploads(id: string): Uploads {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [list, setList] = useState<readonly Upload[]>([])
  const line = useRef(Promise.resolve())
  const nextKey = useRef(0)
  const failed = useRef(new Set<number>())
  const left = useRef(new AbortController())

  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort(new Error('The page was left'))
  }, [])

  const change = (key: number, next: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))

  const drop = (key: number) => setList((all) => all.filter((one) => one.key !== key))

  async function send({ key, file }: Upload) {
    const { signal } = left.current
    if (signal.aborted) return
    change(key, { fraction: 0 })
    const form = new FormData()
    form.set('file', file)
    const transport = createProgressTransport((fraction) => change(key, { fraction }))
    try {
      await ask(client, addImportFileCall, { params: { id }, form }, { transport, signal })
      await renewImports(queries)
      drop(key)
    } catch (cause) {
      if (signal.aborted) return
      failed.current.add(key)
      change(key, { error: cause instanceof Error ? cause.message : String(cause) })
    }
  }

  const enqueue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload))
  }

  return {
    list,
    add: (files) => {
      const uploads = files.map((file) => {
        nextKey.current += 1
        return { key: nextKey.current, file, fraction: null, error: null }
      })
      setList((all) => [...all, ...uploads])
      for (const upload of uploads) enqueue(upload)
    },
    retry: (upload) => {
      failed.current.delete(upload.key)
      change(upload.key, { error: null, fraction: null })
      enqueue(upload)
    },
    dismiss: ({ key }) => {
      failed.current.delete(key)
      drop(key)
    },
    settle: async () => {
      let last: Promise<void> | undefined
      while (last !== line.current) {
        last = line.current
        await last
      }
      return failed.current.size === 0
    },
  }
}
