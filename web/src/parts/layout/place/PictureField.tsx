import {
  addPlacePictureCall,
  readPlaceProfileCall,
  removePlacePictureCall,
} from '@hausblick/contract/calls/places.ts'
import type { PlacePicture } from '@hausblick/contract/places.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, renew } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { FileLabel } from '../../../base/ui/FileLabel.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useFileDrop } from '../../../base/ui/useFileDrop.ts'
import type { Place } from '../subjects/useAddresses.ts'
import { ProfilePicture } from './ProfilePicture.tsx'
import { itemOf } from './profileQuery.ts'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

interface Props {
  place: Place
  name: string
  picture: PlacePicture | null
}

/** Adds, replaces and removes the picture, each at once: only the service can show what every camera writes. */
export function PictureField({ place, name, picture }: Props) {
  const { client, customerId } = useAccess()
  const queries = useQueryClient()
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const item = { customerId: customerId ?? '', ...itemOf(place) }
  const adding = useChange(async ([file, another]: readonly File[]) => {
    if (!file) return
    if (another) throw new Error(texts.onePicture)
    const form = new FormData()
    for (const [key, value] of Object.entries(item)) form.append(key, value)
    form.append('former', picture?.id ?? '')
    form.append('file', file)
    try {
      await ask(client, addPlacePictureCall, { form })
    } finally {
      // Also after a conflict with somebody else's change.
      await renew(queries, readPlaceProfileCall)
    }
    return texts.pictureAdded
  })
  const isDragging = useFileDrop(adding.run)
  async function remove() {
    await ask(client, removePlacePictureCall, { query: { ...item, picture: picture?.id ?? '' } })
    await renew(queries, readPlaceProfileCall)
    setConfirming(false)
  }
  return (
    <div>
      <p id={id} className="mb-1.5 text-13 font-medium text-ink-2">
        {texts.picture}
      </p>
      <ChangeNotes {...adding} />
      <div
        className={`rounded-control border border-dashed p-3 ${isDragging ? 'border-brand' : 'border-line'}`}
      >
        {picture && (
          <ProfilePicture
            picture={picture}
            alt={texts.pictureOf(name)}
            sizes="26rem"
            className="mb-3 max-h-60 w-full rounded-control object-contain"
          />
        )}
        <p className="mb-3 text-13 text-ink-3">{isDragging ? texts.drop : texts.pictureHint}</p>
        <div className="flex flex-wrap gap-3">
          <FileLabel
            id={`${id}file`}
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
            aria-describedby={id}
            onFiles={adding.run}
            className="control field inline-flex items-center gap-2 px-4 font-medium"
          >
            <Upload size={18} />
            {adding.busy ? texts.sending : picture ? texts.replace : texts.choose}
          </FileLabel>
          {picture && (
            <Button look="secondary" onClick={() => !adding.busy && setConfirming(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={texts.removeQuestion}
          action={texts.remove}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
          finalFocus={() => document.getElementById(`${id}file`)}
        >
          {texts.removeConsequence(name)}
        </ConfirmDialog>
      )}
    </div>
  )
}
