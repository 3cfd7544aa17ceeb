import { loansOfObject } from '@hausblick/figures/loans.ts'
import { type Choice, ChosenView } from './ChosenView.tsx'
import { UnitsCard } from './cards/UnitsCard.tsx'
import { useObjects } from './records.ts'

/** One building of the customer. */
export function ObjectView(choice: Choice) {
  return (
    <ChosenView
      {...choice}
      kind="object"
      title="Objekt-Ansicht"
      selectorLabel="Wähle Objekt:"
      records={useObjects()}
      failure="Die Zahlen Ihrer Objekte konnten nicht geladen werden."
      empty="Sobald die Zahlen eines Objekts erfasst sind, sehen Sie hier, was es wert ist, einbringt und kostet."
      lastCard={(object) => <UnitsCard label="Anzahl Einheiten" count={object?.unitCount} />}
      loansOf={loansOfObject}
    />
  )
}
