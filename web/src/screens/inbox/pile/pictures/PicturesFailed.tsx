import { ServiceError } from '../../../../base/data/serviceError.ts'
import { ErrorNote } from '../../../../base/ui/ErrorNote.tsx'
import { describeFailure } from '../../../../base/ui/late/describeFailure.ts'
import * as texts from '../texts.ts'
import type { PictureMaker } from './pictures.ts'
import { usePictures } from './usePictures.ts'

/** Shows that pages could not be loaded, and retries. A part of its own, since it renders with each picture. */
export function PicturesFailed({ maker }: { maker: PictureMaker | null }) {
  const { failure } = usePictures(maker)
  if (!failure) return null
  return (
    <ErrorNote
      className="mt-3"
      title={texts.picturesFailed}
      reason={describeReason(failure)}
      onRetry={() => maker?.retry()}
    />
  )
}

/** The service's own words, or what can be done about missing code. */
function describeReason(error: Error): string {
  return error instanceof ServiceError
    ? error.message
    : describeFailure({ error, again: false }).reason
}
