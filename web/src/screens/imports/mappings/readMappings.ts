import type { InputOf } from '@hausblick/contract/calls/call.ts'
import { addMappingCall } from '@hausblick/contract/calls/mappings.ts'
import * as texts from './texts.ts'

/** Reads the mappings of a file, as the service sends them. Throws an error in German if it holds none. */
export async function readMappings(
  file: Pick<File, 'name' | 'text'>,
): Promise<InputOf<typeof addMappingCall>['body']> {
  const body = addMappingCall.body.safeParse(parse(await file.text()))
  if (!body.success) throw new Error(texts.unreadable(file.name))
  return body.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
