import { pages } from '@hausblick/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useAccess } from '../../../base/data/access.ts'
import { inboxCountQuery } from '../../../base/data/documents/inboxCount.ts'
import { Link } from '../../../base/ui/Link.tsx'
import * as texts from '../texts.ts'

/** Links to the inbox, with the number of documents waiting there. */
export function InboxLink() {
  const { client } = useAccess()
  const { data: waiting } = useQuery(inboxCountQuery(client))
  return (
    <Link
      to={pages.inbox.path}
      className="control field inline-flex items-center gap-2 px-4 font-medium"
    >
      <Inbox size={18} />
      {texts.inbox(waiting ?? 0)}
    </Link>
  )
}
