import type { FileCall, InputOf } from '@hausblick/contract/calls/call.ts'
import { askForFile } from './ask.ts'
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
  const url = URL.createObjectURL(await askForFile(client, call, input))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
