import { CALLS_PATH } from '@hausblick/contract/addresses.ts'
import { readOperatorCall } from '@hausblick/contract/calls/operator.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { keyParameter } from '@hausblick/contract/searchParameters.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { getPanelId, getTabId, SegmentedTabs } from '../../../base/ui/SegmentedTabs.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { DetailsForm } from './details/DetailsForm.tsx'
import { LegalTexts } from './legal/LegalTexts.tsx'
import { LookForm } from './look/LookForm.tsx'
import { MailsForm } from './mails/MailsForm.tsx'
import { RentsForm } from './rents/RentsForm.tsx'
import * as texts from './texts.ts'
import { Versions } from './Versions.tsx'

const parts = {
  details: 'angaben',
  look: 'aussehen',
  mails: 'mails',
  rents: 'mieten',
  legal: 'recht',
  versions: 'fassungen',
} as const
type Part = keyof typeof parts
const partParameter = keyParameter<Part, 'details'>('bereich', parts, 'details')
const views = {
  details: DetailsForm,
  look: LookForm,
  mails: MailsForm,
  rents: RentsForm,
  legal: LegalTexts,
  versions: Versions,
}
const tabs = (Object.keys(parts) as Part[]).map((id) => ({ id, label: texts.partNames[id] }))

export const page: Page = {
  Screen: OperatorPage,
  data: ({ access, me }) =>
    me?.role === 'operator' ? [queryOf(access.client, readOperatorCall, {})] : [],
}

/** Who runs the service, as pages, mails and reports say it. */
function OperatorPage() {
  const read = useRead(({ client }) => queryOf(client, readOperatorCall, {}))
  const [part, writePart] = useAddressState(partParameter)
  const View = views[part]
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{pages.operator.title}</h1>
      <div className="mb-4 print:hidden">
        <SegmentedTabs
          label={texts.parts}
          tabs={tabs}
          selected={part}
          onSelect={(chosen) => writePart(() => chosen)}
        />
      </div>
      <div role="tabpanel" id={getPanelId(part)} aria-labelledby={getTabId(part)}>
        <Loaded read={read} failure={texts.failed}>
          {(shown) => <View shown={shown} />}
        </Loaded>
      </div>
      <p className="mt-8 text-ink-2 print:hidden">
        {texts.programs}{' '}
        <a href={CALLS_PATH} className="link tap font-medium">
          {texts.calls}
        </a>
      </p>
    </>
  )
}
