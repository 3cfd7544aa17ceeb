import { NoCustomer as Nobody } from '../session/NoCustomer.tsx'

export function NoCustomer() {
  return (
    <Nobody
      heading="Dashboard"
      question="Wessen Zahlen möchten Sie sehen?"
      demo="/demo/dashboard"
      promise="wie Ihr Dashboard aussehen wird"
    />
  )
}
