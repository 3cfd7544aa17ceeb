import { join } from 'node:path'
import { ServiceError } from '../../platform/http/errors.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import * as texts from '../texts.ts'
import { refuse, refuseBroken } from './convertUpload.ts'
import { cutFile } from './cutFile.ts'
import { inspection, type PictureSize, pictureSizes, type Refusal } from './reader/answers.ts'
import { programs } from './reader/programs.ts'
import { runReader } from './runReader.ts'

/** A size of a picture, ready to be stored. */
export type PictureFile = PictureSize & StoredFile

/**
 * Returns an uploaded picture in several sizes, as new files in `folder`. Only the content decides. Throws a ServiceError (413,
 * 415, 422) for anything else.
 */
export async function scaleUpload(
  upload: { path: string },
  folder: string,
): Promise<PictureFile[]> {
  const found = inspection.parse(await refuseBroken(runReader(programs.inspect, upload.path)))
  if (found.kind === 'refused') throw refusePicture(found.why)
  if (found.kind === 'pdf') throw refusePicture('unknownType')
  const all = join(folder, 'sizes')
  const reading = runReader(programs.pictureSizes, upload.path, all)
  const made = pictureSizes.parse(await refuseBroken(reading))
  if (made.kind === 'refused') throw refusePicture(made.why)
  const files: PictureFile[] = []
  let start = 0
  for (const scaled of made.sizes) {
    const path = join(folder, `size-${scaled.side}`)
    files.push({ ...scaled, ...(await cutFile(all, { start, size: scaled.size }, path)) })
    start += scaled.size
  }
  return files
}

function refusePicture(why: Refusal): ServiceError {
  return why === 'unknownType' ? new ServiceError(415, texts.noPicture) : refuse(why)
}
