import { listWebhooksCall } from '@hausblick/contract/calls/webhooks.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import * as texts from './texts.ts'
import { WebhookList } from './WebhookList.tsx'

export const page: Page = {
  Screen: WebhooksPage,
  data: ({ access }) => [queryOf(access.client, listWebhooksCall, {})],
}

/** The addresses of other programs that are told what happens here. */
function WebhooksPage() {
  return (
    <>
      <h1 className="text-34 font-semibold tracking-tight">{pages.webhooks.title}</h1>
      <p className="mt-1 mb-5 max-w-[75ch] text-ink-2">{texts.about}</p>
      <WebhookList />
    </>
  )
}
