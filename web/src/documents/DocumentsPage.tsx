import { useAccess } from '../data/access.ts'
import { latePage } from '../ui/late/late.tsx'
import { CustomerDocuments } from './CustomerDocuments.tsx'

/** Kept out of the demo's bundle, together with the session's code. */
const OwnDocuments = latePage(async () => (await import('./OwnDocuments.tsx')).OwnDocuments)

/** The documents page (specification §2). */
export default function DocumentsPage() {
  const { demo } = useAccess()
  return demo ? <CustomerDocuments account="" /> : <OwnDocuments />
}
