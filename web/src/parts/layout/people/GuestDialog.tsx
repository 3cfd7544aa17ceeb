import { MAX_GUEST_YEARS } from '@hausblick/contract/calls/people.ts'
import { type GuestPart, type GuestRights, guestParts } from '@hausblick/contract/guests.ts'
import { useId } from 'react'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FieldFault } from '../../../base/ui/FieldFault.ts'
import { FieldNotes, joinDescribedBy } from '../../../base/ui/FieldNotes.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import { emailRules } from '../../session/credentials.ts'
import { CheckField } from './CheckField.tsx'
import * as texts from './texts.ts'

interface Values {
  email: string
  parts: GuestPart[]
  scope: 'all' | 'some'
  years: string
  until: string
}

export interface GuestValues extends GuestRights {
  readonly email: string
}

interface Props {
  /** The guest to change; null invites one. */
  guest: GuestValues | null
  onSend: (guest: GuestValues) => Promise<void>
  onClose: () => void
}

const CONFLICT = 409

/** Asks whom to invite, or what a guest may read, and until when. Import it lazily. */
export default function GuestDialog({ guest, onSend, onClose }: Props) {
  const today = useToday()
  const id = useId()
  const { form, frame, field, busy, refusal, getErrorProps } = useFieldForm<Values>({
    defaultValues: {
      email: guest?.email ?? '',
      parts: guest ? [...guest.parts] : [],
      scope: guest?.years ? 'some' : 'all',
      years: guest?.years?.join(', ') ?? '',
      until: guest?.until ?? inYears(today, 1),
    },
    send: async ({ email, parts, scope, years, until }) => {
      try {
        await onSend({ email, parts, years: scope === 'all' ? null : readYears(years), until })
      } catch (cause) {
        if (!(cause instanceof ServiceError && cause.status === CONFLICT)) throw cause
        throw new FieldFault(cause.message, ['email'], { cause })
      }
    },
  })
  const ofSome = form.watch('scope') === 'some'
  const partsError = getErrorProps('parts').error
  return (
    <Dialog
      title={guest ? texts.changeTitle : texts.inviteTitle}
      onClose={() => !busy && onClose()}
    >
      <FormError {...refusal} />
      <form {...frame}>
        {guest ? (
          <p className="mb-5 font-medium wrap-anywhere">{guest.email}</p>
        ) : (
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="mb-5"
            required
            {...field('email', { ...emailRules, required: texts.enterEmail })}
          />
        )}
        <fieldset aria-describedby={joinDescribedBy(id, { error: partsError })} className="mb-5">
          <legend className="mb-1 font-medium">{texts.whatToRead}</legend>
          {guestParts.map((part) => (
            <CheckField
              key={part}
              type="checkbox"
              value={part}
              label={texts.parts[part]}
              note={texts.partNotes[part]}
              aria-invalid={partsError ? true : undefined}
              {...form.register('parts', {
                validate: (chosen) => chosen.length > 0 || texts.choosePart,
              })}
            />
          ))}
          <FieldNotes id={id} error={partsError} />
        </fieldset>
        <fieldset className="mb-5">
          <legend className="mb-1 font-medium">{texts.whichYears}</legend>
          {(['all', 'some'] as const).map((scope) => (
            <CheckField
              key={scope}
              type="radio"
              value={scope}
              label={scope === 'all' ? texts.allYears : texts.someYears}
              {...form.register('scope')}
            />
          ))}
          {ofSome && (
            <TextField
              label={texts.years}
              hint={texts.yearsHint}
              autoComplete="off"
              className="mt-2"
              {...field('years', {
                validate: (typed) => readYears(typed).length > 0 || texts.enterYears,
              })}
            />
          )}
        </fieldset>
        <TextField
          label={texts.until}
          hint={texts.untilHint}
          type="date"
          min={today}
          max={inYears(today, MAX_GUEST_YEARS)}
          required
          {...field('until', { required: texts.enterUntil })}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {guest ? texts.changeAction : texts.inviteAction}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Reads years as typed; none if anything else is among them. */
function readYears(typed: string): number[] {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  return words.every((word) => /^(20\d\d|2100)$/.test(word)) ? words.map(Number) : []
}

/** Returns the same day so many years later, as the service counts. */
function inYears(today: string, years: number): string {
  const day = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  return day.replace(/-02-29$/, '-02-28')
}
