import { NoCustomer as Nobody } from '../session/NoCustomer.tsx'

export function NoCustomer() {
  return (
    <Nobody
      heading="Einheitenübersicht"
      question="Wessen Einheiten möchten Sie sehen?"
      demo="/demo/properties"
      promise="wie Ihre Übersicht aussehen wird"
    />
  )
}
