import { type Examination, examination } from './reader/answers.ts'
import { ReaderError } from './readerOutput.ts'

/**
 * Returns what of a PDF may act in a desktop reader, and the invoice in it. A file that the reader cannot cope with is kept as
 * `unknown`: others may open it all the same.
 *
 * @param examining the examine program's reply
 */
export async function readExamination(examining: Promise<unknown>): Promise<Examination> {
  try {
    return examination.parse(await examining)
  } catch (error) {
    if (error instanceof ReaderError) return { active: ['unknown'], invoice: null }
    throw error
  }
}
