import { debtOfObject, loansOfObject } from '@hausblick/figures/debt.ts'
import { ownBuildings, ownFiguresOf } from '@hausblick/figures/ownBuildings.ts'
import { useMemo } from 'react'
import { useObjects } from '../../base/data/records.ts'
import { useBuildingContext } from '../../base/data/useBuildingContext.ts'
import { useBuildings } from '../../base/data/useBuildings.ts'
import { type ChosenRecord, ChosenView } from './ChosenView.tsx'
import { UnitsCard } from './cards/UnitsCard.tsx'
import * as texts from './texts.ts'

export function ObjectView(choice: ChosenRecord) {
  const objects = useObjects()
  const { data: context, error } = useBuildingContext()
  const owned = useMemo(() => context && ownBuildings(context), [context])
  const buildings = useBuildings()
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
      debtOf={(loans, id) => (error ? null : context && debtOfObject(loans, id, context))}
      ownOf={(id) => context && ownFiguresOf(id, owned?.get(id) ?? 'whole', context)}
    />
  )
}
