import { debtOfObject } from '@hausblick/figures/equity.ts'
import { loansOfObject } from '@hausblick/figures/loans.ts'
import { type ChosenRecord, ChosenView } from './ChosenView.tsx'
import { UnitsCard } from './cards/UnitsCard.tsx'
import { useObjects } from './records.ts'
import * as texts from './texts.ts'

export function ObjectView(choice: ChosenRecord) {
  return (
    <ChosenView
      {...choice}
      kind="object"
      title={texts.objectHeading}
      selectorLabel={texts.chooseObject}
      records={useObjects()}
      failure={texts.objectsFailed}
      empty={texts.noObjects}
      lastCard={(object) => <UnitsCard label={texts.objectUnits} count={object?.unitCount} />}
      loansOf={loansOfObject}
      debtOf={debtOfObject}
    />
  )
}
