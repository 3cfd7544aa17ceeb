import { addressOf, type FileCall, type InputOf } from '@hausblick/contract/calls/call.ts'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

/** How long the browser may take to read a file in the background. */
const KEPT_MS = 60_000

/** Fetches a file with the caller's token, which a link would not send, and has the browser save it under a name. */
export async function saveFile<C extends FileCall>(
  client: Client,
  call: C,
  input: InputOf<C>,
  name: string,
): Promise<void> {
  let file: Blob | undefined
  await client({
    address: addressOf<FileCall>(call, input),
    reply: z.object({}),
    transport: async (url, init) => {
      const response = await fetch(url, init)
      if (!response.ok) return response
      file = await response.blob()
      return Response.json({})
    },
  })
  if (!file) return
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
