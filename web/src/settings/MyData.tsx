import { Download } from 'lucide'
import { useAccess } from '../data/access.ts'
import { requestExportUrl } from '../data/myData.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { DeletionWish } from './DeletionWish.tsx'
import { Section } from './Section.tsx'
import * as texts from './texts.ts'

/** What a customer may ask for of his own data (GDPR Art. 15, 17 and 20): a copy of everything, and its deletion. */
export function MyData({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const { onSubmit, busy, error } = useSubmit(async () => {
    // A download leaves the page as it is.
    window.location.assign(await requestExportUrl(client, customerId))
  })
  return (
    <Section title={texts.myData}>
      <FormError text={error} />
      <p className="text-ink-2">{texts.myDataNote}</p>
      <form onSubmit={onSubmit} className="mt-4">
        <Button type="submit" look="secondary" aria-disabled={busy}>
          <Icon of={Download} size={18} />
          {busy ? texts.downloading : texts.download}
        </Button>
      </form>
      <DeletionWish customerId={customerId} />
    </Section>
  )
}
