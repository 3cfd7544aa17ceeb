import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { examination } from './reader/answers.ts'
import { ReaderError } from './readerOutput.ts'

/**
 * Returns what of a PDF may act in a desktop reader. A file that the reader cannot cope with is kept as `unknown`: others may
 * open it all the same.
 *
 * @param examining the examine program's reply
 */
export async function readExamination(
  examining: Promise<unknown>,
): Promise<readonly ActiveContent[]> {
  try {
    return examination.parse(await examining).active
  } catch (error) {
    if (error instanceof ReaderError) return ['unknown']
    throw error
  }
}
