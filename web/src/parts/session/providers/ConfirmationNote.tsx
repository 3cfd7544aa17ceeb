import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { providerStepParameter } from '@hausblick/contract/signInAddresses.ts'
import { useLocation } from 'react-router'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { latePart } from '../../../base/ui/late/late.tsx'
import * as texts from './texts.ts'

/** Late, since hardly anybody needs the texts of all refusals. */
const Unconfirmed = latePart(() => import('./Unconfirmed.tsx'), {
  waiting: null,
  title: texts.unconfirmed,
})

/** Shown after a renewed sign-in at a provider: the interrupted step has to be repeated. */
export function ConfirmationNote() {
  const { search } = useLocation()
  const step = readSearch(providerStepParameter, search)
  if (step === 'confirmed') return <FormSuccess text={texts.confirmed} />
  return step === 'unconfirmed' ? <Unconfirmed search={search} /> : null
}
