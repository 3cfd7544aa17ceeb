import {
  type ServiceSettings,
  saveMailServerCall,
} from '@hausblick/contract/calls/serviceSettings.ts'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { FormDialog } from '../../../../base/ui/FormDialog.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'
import { useStoredSettings } from './useServiceSettings.ts'

interface Props {
  mail: ServiceSettings['mail']
  onDone: (text: string) => void
  onClose: () => void
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Asks for the mail server, which is tried by a mail before it is stored. Import it lazily. */
export default function MailServerDialog({ mail, onDone, onClose }: Props) {
  const { client } = useAccess()
  const show = useStoredSettings()
  const form = useFieldForm({
    defaultValues: { host: mail.host, port: String(mail.port), user: mail.user, password: '' },
    send: async ({ host, port, user, password }) => {
      const server = { host, port: Number(port), user, password: password || null }
      const body = { server: host === '' ? null : server }
      await show(await ask(client, saveMailServerCall, { body }))
      onDone(host === '' ? texts.mailServerGone : texts.mailServerStored)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.mailServer}
      form={form}
      action={form.busy ? texts.trying : texts.tryMail}
      onClose={onClose}
    >
      <p className="mb-5 text-ink-2">{texts.mailNote}</p>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          label={texts.host}
          hint={texts.hostHint}
          {...plain}
          {...form.field('host', {
            setValueAs: (text: string) => text.trim(),
            pattern: { value: /^[\w.-]*$/, message: texts.noHost },
          })}
        />
        <TextField
          label={texts.port}
          inputMode="numeric"
          {...plain}
          {...form.field('port', {
            validate: (text) => /^[1-9]\d{0,4}$/.test(text.trim()) || texts.noPort,
          })}
        />
        <TextField
          className="md:col-span-2"
          label={texts.user}
          hint={texts.userHint}
          {...plain}
          {...form.field('user')}
        />
        <TextField
          className="md:col-span-2"
          label={texts.password}
          hint={mail.user !== '' && texts.secretKept}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
        />
      </div>
    </FormDialog>
  )
}
