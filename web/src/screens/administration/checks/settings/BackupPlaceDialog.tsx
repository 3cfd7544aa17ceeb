import {
  type ServiceSettings,
  saveBackupPlaceCall,
} from '@hausblick/contract/calls/serviceSettings.ts'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { FormDialog } from '../../../../base/ui/FormDialog.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'
import { useStoredSettings } from './useServiceSettings.ts'

interface Props {
  backups: ServiceSettings['backups']
  onDone: (text: string) => void
  onClose: () => void
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Asks where and when to back up; the place is tried by a file before it is stored. Import it lazily. */
export default function BackupPlaceDialog({ backups, onDone, onClose }: Props) {
  const { client } = useAccess()
  const show = useStoredSettings()
  const { place, accessKeyId, time, placeFrom, timeFrom } = backups
  const form = useFieldForm({
    defaultValues: { place, accessKeyId, secret: '', time },
    send: async ({ secret, ...values }) => {
      const isBucket = values.place.startsWith('s3://')
      const key = isBucket ? values.accessKeyId : ''
      const body = { ...values, accessKeyId: key, secretAccessKey: (isBucket && secret) || null }
      await show(await ask(client, saveBackupPlaceCall, { body }))
      onDone(values.place === '' ? texts.placeGone : texts.placeStored)
      onClose()
    },
  })
  const hasKey = placeFrom !== 'variable' && form.form.watch('place').startsWith('s3://')
  return (
    <FormDialog
      title={texts.backupPlace}
      form={form}
      action={form.busy ? texts.trying : texts.tryPlace}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextField
          label={texts.place}
          hint={placeFrom === 'variable' ? texts.given(['BACKUP_TO']) : texts.placeHint}
          disabled={placeFrom === 'variable'}
          {...plain}
          {...form.field('place', { setValueAs: (text: string) => text.trim() })}
        />
        {hasKey && (
          <>
            <TextField
              label={texts.accessKeyId}
              hint={texts.accessKeyHint}
              {...plain}
              {...form.field('accessKeyId', { setValueAs: (text: string) => text.trim() })}
            />
            <TextField
              label={texts.secretKey}
              hint={accessKeyId !== '' && texts.secretKept}
              type="password"
              autoComplete="new-password"
              {...form.field('secret')}
            />
          </>
        )}
        <TextField
          label={texts.time}
          hint={timeFrom === 'variable' ? texts.given(['BACKUP_AT']) : texts.timeHint}
          type="time"
          disabled={timeFrom === 'variable'}
          {...form.field('time', { required: texts.noTime })}
        />
      </div>
    </FormDialog>
  )
}
