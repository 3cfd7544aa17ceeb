import { MAX_GUEST_YEARS } from '@hausblick/contract/calls/people.ts'
import { type GuestPart, type GuestRights, guestParts } from '@hausblick/contract/guests.ts'
import { useId } from 'react'
import { sendBlaming } from '../../../base/ui/FieldFault.ts'
import { FieldNotes, joinDescribedBy } from '../../../base/ui/FieldNotes.tsx'
import { FormDialog } from '../../../base/ui/FormDialog.tsx'
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

/** Asks whom to invite, or what a guest may read, and until when. Import it lazily. */
export default function GuestDialog({ guest, onSend, onClose }: Props) {
  const today = useToday()
  const id = useId()
  const form = useFieldForm<Values>({
    defaultValues: {
      email: guest?.email ?? '',
      parts: guest ? [...guest.parts] : [],
      scope: guest?.years ? 'some' : 'all',
      years: guest?.years?.join(', ') ?? '',
      until: guest?.until ?? inYears(today, 1),
    },
    send: ({ email, parts, scope, years, until }) =>
      sendBlaming('email', [409], () =>
        onSend({ email, parts, years: scope === 'all' ? null : readYears(years), until }),
      ),
  })
  const { register, watch } = form.form
  const ofSome = watch('scope') === 'some'
  const partsError = form.getErrorProps('parts').error
  return (
    <FormDialog
      title={guest ? texts.changeTitle : texts.inviteTitle}
      form={form}
      action={guest ? texts.changeAction : texts.inviteAction}
      onClose={onClose}
    >
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
          {...form.field('email', { ...emailRules, required: texts.enterEmail })}
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
            {...register('parts', {
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
            {...register('scope')}
          />
        ))}
        {ofSome && (
          <TextField
            label={texts.years}
            hint={texts.yearsHint}
            autoComplete="off"
            className="mt-2"
            {...form.field('years', {
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
        {...form.field('until', { required: texts.enterUntil })}
      />
    </FormDialog>
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
