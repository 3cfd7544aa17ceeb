import { Download } from 'lucide-react'
import { useAccess } from '../data/access.ts'
import { requestExportUrl } from '../data/myData.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { OwnDeletionRequest } from './OwnDeletionRequest.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import * as texts from './texts.ts'

/** Customers' rights to their own data: a copy of everything, and its deletion (GDPR, Art. 15, 17 and 20). */
export function MyData({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const { onSubmit, busy, error } = useSubmit(async () => {
    // A download does not leave the page.
    window.location.assign(await requestExportUrl(client, customerId))
  })
  return (
    <SettingsSection title={texts.myData}>
      <FormError text={error} />
      <p className="text-ink-2">{texts.myDataNote}</p>
      <form onSubmit={onSubmit} className="mt-4">
        <Button type="submit" look="secondary" aria-disabled={busy}>
          <Download size={18} />
          {busy ? texts.downloading : texts.download}
        </Button>
      </form>
      <OwnDeletionRequest customerId={customerId} />
    </SettingsSection>
  )
}
