import { NoCustomer as Nobody } from '../session/NoCustomer.tsx'
import * as texts from './texts.ts'

export function NoCustomer() {
  return (
    <Nobody
      heading={texts.heading}
      question={texts.noCustomerQuestion}
      demo="/demo/dashboard"
      promise={texts.noCustomerPromise}
    />
  )
}
