import type { LockedDocument } from '@hausblick/contract/erasure.ts'
import { useAccess } from '../../../data/access.ts'
import { lockedDocumentsQuery, requestLockedUrl } from '../../../data/erasures.ts'
import { useRead } from '../../../data/useRead.ts'
import { formatDay } from '../../../format/day.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { ReadList } from '../../ReadList.tsx'
import { SettingsSection } from '../../SettingsSection.tsx'
import * as texts from './texts.ts'

/** How many are shown. */
export const LOCKED_SHOWN = 20

/** The documents of deleted customers that must be kept, for operators. */
export function LockedDocuments() {
  const read = useRead((access) => lockedDocumentsQuery(access.client, LOCKED_SHOWN))
  const { entries, total } = read.data ?? { entries: undefined, total: 0 }
  return (
    <SettingsSection title={texts.lockedDocuments}>
      {total > 0 && <p className="mb-6 text-ink-2">{texts.lockedNote}</p>}
      <ReadList read={read} items={entries} failure={texts.lockedFailed} empty={texts.noLocked}>
        {(entry) => <Entry key={`${entry.customerId} ${entry.number}`} entry={entry} />}
      </ReadList>
      {entries && total > entries.length && (
        <p className="mt-6 text-13 text-ink-3">{texts.shownOf(entries.length, total)}</p>
      )}
    </SettingsSection>
  )
}

function Entry({ entry }: { entry: LockedDocument }) {
  const { client } = useAccess()
  const { onSubmit, busy, error } = useSubmit(async () => {
    // A download does not leave the page.
    window.location.assign(await requestLockedUrl(client, entry))
  })
  return (
    <li className="py-3">
      <FormError text={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{entry.name}</p>
          <p className="text-13 text-ink-3">
            {texts.lockedUntil(formatDay(entry.lockedAt), formatDay(entry.until))}
          </p>
        </div>
        <form onSubmit={onSubmit}>
          <Button
            type="submit"
            look="secondary"
            aria-disabled={busy}
            aria-label={texts.openOf(entry.name)}
          >
            {texts.open}
          </Button>
        </form>
      </div>
    </li>
  )
}
