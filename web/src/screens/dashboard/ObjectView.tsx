import { debtOfObject, loansOfObject } from '@hausblick/figures/debt.ts'
import { useObjects, useUnits } from '../../base/data/records.ts'
import { useBuildings } from '../../base/data/useBuildings.ts'
import { useValues } from '../../base/data/values.ts'
import { type ChosenRecord, ChosenView } from './ChosenView.tsx'
import { UnitsCard } from './cards/UnitsCard.tsx'
import * as texts from './texts.ts'

const none: readonly never[] = []

export function ObjectView(choice: ChosenRecord) {
  const objects = useObjects()
  const objectValues = useValues('object', objects.data ?? none)
  const unitValues = useValues('property', useUnits().data ?? none)
  const buildings = useBuildings()
  const context = objectValues && unitValues && buildings && { objectValues, unitValues, buildings }
  return (
    <ChosenView
      {...choice}
      kind="object"
      title={texts.objectHeading}
      selectorLabel={texts.chooseObject}
      records={objects}
      failure={texts.objectsFailed}
      empty={texts.noObjects}
      lastCard={(object) => <UnitsCard label={texts.objectUnits} count={object?.unitCount} />}
      loansOf={(loans, id) => buildings && loansOfObject(loans, id, buildings)}
      subjectOf={(id) => buildings && { kind: 'object', id, buildings }}
      debtOf={(loans, id) => context && debtOfObject(loans, id, context)}
    />
  )
}
