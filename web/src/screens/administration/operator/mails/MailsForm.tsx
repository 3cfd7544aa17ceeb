import {
  type MailKind,
  mailKinds,
  type OperatorChange,
  type ShownOperator,
} from '@hausblick/contract/calls/operator.ts'
import { useState } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../../base/ui/ChangeNotes.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { SegmentedChoice } from '../../../../base/ui/SegmentedChoice.tsx'
import { TextArea } from '../../../../base/ui/TextArea.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { MailPreview } from '../preview/MailPreview.tsx'
import * as operatorTexts from '../texts.ts'
import { useSave } from '../useSave.ts'
import * as texts from './texts.ts'

type Mails = NonNullable<OperatorChange['mails']>
type MailText = NonNullable<Mails['texts'][MailKind]>

/** The sender and the texts of mails, beside one of them as it would be sent. */
export function MailsForm({ shown }: { shown: ShownOperator }) {
  const { base, save } = useSave(shown)
  const { senderName, senderEmail, texts: own, from, isFromGiven, defaults } = base.mails
  const [mails, setMails] = useState<Mails>({ senderName, senderEmail, texts: own })
  const [kind, setKind] = useState<MailKind>('invitation')
  const saving = useChange(async () => {
    await save({ mails })
    return operatorTexts.saved
  })
  const write = (written: MailText | null) =>
    setMails({ ...mails, texts: { ...mails.texts, [kind]: written } })
  return (
    <div className="grid items-start gap-4 min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <form onSubmit={saving.onSubmit} noValidate className="flex min-w-0 flex-col gap-4">
        <Section title={texts.sender}>
          <p className="mb-4 text-ink-2">
            {isFromGiven ? texts.givenFrom(from) : texts.senderNote}
          </p>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label={texts.senderName}
              hint={texts.senderNameHint}
              autoComplete="off"
              maxLength={300}
              disabled={isFromGiven}
              value={mails.senderName}
              onChange={({ currentTarget }) =>
                setMails({ ...mails, senderName: currentTarget.value })
              }
            />
            <TextField
              label={texts.senderEmail}
              hint={texts.senderEmailHint}
              type="email"
              autoComplete="off"
              maxLength={254}
              disabled={isFromGiven}
              value={mails.senderEmail}
              onChange={({ currentTarget }) =>
                setMails({ ...mails, senderEmail: currentTarget.value })
              }
            />
          </div>
        </Section>
        <Section title={texts.mailTexts}>
          <SegmentedChoice
            label={texts.which}
            options={mailKinds.map((id) => ({ id, label: texts.kinds[id] }))}
            chosen={kind}
            onChoose={setKind}
          />
          <p className="mt-4 mb-4 text-ink-2">{texts.kindNotes[kind]}</p>
          <TextOf
            kind={kind}
            own={mails.texts[kind] ?? null}
            standard={defaults[kind]}
            onWrite={write}
          />
        </Section>
        <div className="print:hidden">
          <ChangeNotes {...saving} />
          <Button type="submit" aria-disabled={saving.busy}>
            {operatorTexts.save}
          </Button>
        </div>
      </form>
      <div className="min-w-0 min-[80rem]:sticky min-[80rem]:top-4">
        <MailPreview change={{ mails }} kind={kind} />
      </div>
    </div>
  )
}

interface TextProps {
  kind: MailKind
  own: MailText | null
  standard: MailText
  onWrite: (written: MailText | null) => void
}

function TextOf({ kind, own, standard, onWrite }: TextProps) {
  if (own === null)
    return (
      <>
        <p className="mb-3">{texts.isStandard}</p>
        <Button look="secondary" className="print:hidden" onClick={() => onWrite(standard)}>
          {texts.ownWords}
        </Button>
      </>
    )
  return (
    <>
      <TextField
        label={texts.subject}
        autoComplete="off"
        maxLength={200}
        className="mb-5"
        value={own.subject}
        onChange={({ currentTarget }) => onWrite({ ...own, subject: currentTarget.value })}
      />
      <TextArea
        label={texts.text}
        hint={texts.placeholders[kind]}
        rows={14}
        maxLength={5000}
        value={own.text}
        onChange={({ currentTarget }) => onWrite({ ...own, text: currentTarget.value })}
      />
      <Button look="secondary" className="mt-4 print:hidden" onClick={() => onWrite(null)}>
        {texts.standardText}
      </Button>
    </>
  )
}
