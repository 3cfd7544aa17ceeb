import { ServiceError } from '../errors.ts'

/** There is no such customer, and whoever asks may not make one. */
export function unknownCustomer(customerId: string): ServiceError {
  return new ServiceError(
    404,
    `Den Kunden ${customerId} gibt es nicht. Bitte prüfen Sie die Kundennummer. Neue Kunden legt der Betreiber an.`,
  )
}
