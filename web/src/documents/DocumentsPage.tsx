import { useAccess } from '../data/access.ts'
import { latePage } from '../ui/late/late.tsx'
import { CustomerDocuments } from './CustomerDocuments.tsx'

/** The demo does without it and the code of the session. */
const OwnDocuments = latePage(async () => (await import('./OwnDocuments.tsx')).OwnDocuments)

/** The document list (specification §2). */
export default function DocumentsPage() {
  const { demo } = useAccess()
  return demo ? <CustomerDocuments account="" /> : <OwnDocuments />
}
