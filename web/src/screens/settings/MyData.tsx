import { linkExportCall } from '@hausblick/contract/calls/myData.ts'
import { Download } from 'lucide-react'
import { useAccess } from '../../base/data/access.ts'
import { ask } from '../../base/data/ask.ts'
import { Button } from '../../base/ui/Button.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { Section } from '../../base/ui/Section.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import { backendUrl } from '../../config.ts'
import { OwnDeletionRequest } from './OwnDeletionRequest.tsx'
import * as texts from './texts.ts'

/** Customers' rights to their own data: a copy of everything, and its deletion (GDPR, Art. 15, 17 and 20). */
export function MyData({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const { onSubmit, busy, error } = useChange(async () => {
    const { downloadUrl } = await ask(client, linkExportCall, { body: { customerId } })
    // A download does not leave the page.
    window.location.assign(`${backendUrl}${downloadUrl}`)
  })
  return (
    <Section title={texts.myData}>
      <FormError text={error} />
      <p className="text-ink-2">{texts.myDataNote}</p>
      <form onSubmit={onSubmit} className="mt-4">
        <Button type="submit" look="secondary" aria-disabled={busy}>
          <Download size={18} />
          {busy ? texts.downloading : texts.download}
        </Button>
      </form>
      <OwnDeletionRequest customerId={customerId} />
    </Section>
  )
}
