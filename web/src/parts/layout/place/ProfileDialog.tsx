import { changePlaceProfileCall, readPlaceProfileCall } from '@hausblick/contract/calls/places.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { PlaceTexts } from '@hausblick/contract/places.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, renew } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextArea } from '../../../base/ui/TextArea.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import type { Place } from '../subjects/useAddresses.ts'
import { PictureField } from './PictureField.tsx'
import { itemOf, type Profile, profileQuery } from './profileQuery.ts'
import * as texts from './texts.ts'

const EMAIL = /^\S+@\S+$/

interface Props {
  place: Place
  name: string
  profile: Profile
  onClose: () => void
}

/** Changes what staff add to a unit or building. Import it lazily. */
export default function ProfileDialog({ place, name, profile, onClose }: Props) {
  const access = useAccess()
  const queries = useQueryClient()
  const { data: present = profile } = useQuery(profileQuery(access, place))
  // What was read when it was opened, whatever is read again meanwhile.
  const [former] = useState(() => textsOf(profile))
  const { frame, field, busy, refusal } = useFieldForm<PlaceTexts>({
    defaultValues: former,
    send: async (typed) => {
      const body = { customerId: access.customerId ?? '', ...itemOf(place), texts: typed, former }
      try {
        await ask(access.client, changePlaceProfileCall, { body })
      } finally {
        // Also after a conflict with somebody else's change.
        await renew(queries, readPlaceProfileCall)
      }
      onClose()
    },
  })
  return (
    <Dialog title={texts.edit} onClose={() => !busy && onClose()}>
      <p className="mb-4 text-ink-2 wrap-anywhere">{name}</p>
      <PictureField place={place} name={name} picture={present.picture} />
      <form {...frame} className="mt-5">
        <FormError {...refusal} />
        <fieldset className="grid grid-cols-1 gap-4">
          <legend className="mb-3 font-medium">{texts.contact}</legend>
          <TextField
            label={texts.name}
            autoComplete="off"
            maxLength={maxLengths.placeContact}
            {...field('contactName')}
          />
          <TextField
            label={texts.role}
            hint={texts.roleHint}
            autoComplete="off"
            maxLength={maxLengths.placeContact}
            {...field('contactRole')}
          />
          <TextField
            label={texts.phoneLabel}
            type="tel"
            autoComplete="off"
            maxLength={maxLengths.placeContact}
            {...field('contactPhone')}
          />
          <TextField
            label={texts.emailLabel}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.email}
            {...field('contactEmail', {
              validate: (typed) =>
                typed.trim() === '' || EMAIL.test(typed.trim()) || texts.wrongEmail,
            })}
          />
          <p className="text-13 text-ink-3">{texts.contactNote}</p>
        </fieldset>
        <TextArea
          label={texts.remarks}
          hint={texts.remarksHint}
          rows={4}
          maxLength={maxLengths.placeRemarks}
          className="mt-5"
          {...field('remarks')}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function textsOf({ contactName, contactRole, contactPhone, contactEmail, remarks }: Profile) {
  return { contactName, contactRole, contactPhone, contactEmail, remarks }
}
