import { useAccess } from '../../base/data/access.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { OwnDocuments } from './OwnDocuments.tsx'

/** The documents page (product §8). */
export default function DocumentsPage() {
  const { demo } = useAccess()
  return demo ? <CustomerDocuments account="" /> : <OwnDocuments />
}
