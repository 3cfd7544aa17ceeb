import { changeRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

/** Offers an owner a mail of each new month. Either answer is kept as their choice. */
export function MailOffer() {
  const { client } = useAccess()
  const choice = useChange(async (isOn: boolean) => {
    await ask(client, changeRemindersCall, { body: { kind: 'month', isOn } })
    return isOn ? texts.accepted : texts.declined
  })
  return (
    <div className="mt-1 border-t border-line pt-2 print:hidden">
      <p role="status">
        {choice.done ?? texts.offer}{' '}
        {choice.done && (
          <Link to={pages.settingsNotices.path} className="link">
            {texts.toSettings}
          </Link>
        )}
      </p>
      {!choice.done && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button disabled={choice.busy} onClick={() => choice.run(true)}>
            {texts.accept}
          </Button>
          <Button look="secondary" disabled={choice.busy} onClick={() => choice.run(false)}>
            {texts.decline}
          </Button>
        </div>
      )}
      <FormError text={choice.error} />
    </div>
  )
}
