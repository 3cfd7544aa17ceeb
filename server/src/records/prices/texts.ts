import type { ConsumerPrice } from '@hausblick/contract/calls/consumerPrices.ts'
import type { PriceFault } from '@hausblick/figures/returns/consumerPrices.ts'

/** What the audit log calls them. */
export const setting = 'Verbraucherpreise'

/** Returns what has changed: `2024: 119,30`; empty for nothing. */
export const describePrices = (prices: readonly ConsumerPrice[]) =>
  prices
    .map(({ year, index }) => `${year}: ${(index / 100).toFixed(2).replace('.', ',')}`)
    .join('; ')

export const changedSince =
  'Jemand anderes hat die Verbraucherpreise inzwischen geändert. Laden Sie die Seite neu und geben Sie Ihre Änderung noch einmal ein.'

export const describeFault = (fault: PriceFault): string => {
  switch (fault.kind) {
    case 'twice':
      return `Das Jahr ${fault.year} steht zweimal da. Lassen Sie eine der Zeilen weg.`
    case 'future':
      return `Das Jahr ${fault.year} hat noch nicht begonnen. Bitte prüfen Sie die Jahreszahl.`
    case 'jump':
      return `Von ${fault.before} auf ${fault.year} ändert sich der Index zu stark. Bitte prüfen Sie beide Werte, und ob alle dasselbe Basisjahr haben.`
  }
}
