import type { ServiceSettings } from '@hausblick/contract/calls/serviceSettings.ts'
import { useState } from 'react'
import { useRead } from '../../../../base/data/useRead.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'
import { serviceSettingsQuery } from './useServiceSettings.ts'

const MailServerDialog = lateDialog(() => import('./MailServerDialog.tsx'))

/** By which server mails leave the service. */
export function MailServer() {
  const read = useRead(({ client }) => serviceSettingsQuery(client))
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const mail = read.data?.mail
  const button = mail && mail.from !== 'variable' && (
    <Button look="secondary" onClick={() => setOpen(true)}>
      {texts.change[mail.from]}
    </Button>
  )
  return (
    <Section title={texts.mailServer} actions={button}>
      <FormSuccess text={done} />
      <Loaded read={read} failure={texts.failed}>
        {(settings) => <State mail={settings.mail} />}
      </Loaded>
      {mail && isOpen && (
        <MailServerDialog mail={mail} onDone={setDone} onClose={() => setOpen(false)} />
      )}
    </Section>
  )
}

function State({ mail }: { mail: ServiceSettings['mail'] }) {
  const { from, host, port, user, sender } = mail
  if (from === 'nowhere')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip look="hint">{texts.noMailServer}</StateChip>
        {texts.mailsStay}
      </p>
    )
  return (
    <p className="max-w-[75ch] wrap-anywhere">
      {texts.mailsGo(host, port, user, sender)}{' '}
      {from === 'variable' && <span className="text-ink-2">{texts.given(['SMTP_URL'])}</span>}
    </p>
  )
}
