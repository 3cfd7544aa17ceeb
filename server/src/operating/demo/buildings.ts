// Long because it is data: the demo's buildings, units and loans.

import { addMonths } from '@hausblick/figures/loans/dueDays.ts'
import { lastDay, newestMonthEnd, nextDay } from './days.ts'

/** A building of the demo customer, in euro and m²; `records.ts` derives its rows. */
export interface DemoBuilding {
  id: string
  label: string
  street: string
  number: string
  zipcode: string
  city: string
  type: string
  purchasingDate: string
  valuationDate: string
  landArea: number
  grossFloorArea: number
  maintenance: { type: string; last: string }
  modernisation: { date: string; cost: number } | null
  extras: { garages: number; parking: number; cellars: number; playingArea: number; garden: number }
  units: DemoUnit[]
}

export interface DemoUnit {
  id: string
  label: string
  type: string
  size: number
  rooms: number
  /** The monthly rent of the unit, and the market's per m². */
  monthlyRent: number
  marketRent: number
  /** Value and purchase price of the unit. */
  value: number
  price: number
  tenant: {
    title: string
    firstName: string
    lastName: string
    since: string
    until?: string
  } | null
  nextRentIncrease: string | null
  /**
   * The rent received from so many months before the newest one on: `[24, 1020], [3, 0], [0, 1190]` means vacant in the three
   * months before it.
   */
  rents: [monthsBefore: number, rent: number][]
  /** Repairs by the month of payment, January being 1. */
  repairs: [month: number, cost: number][]
  maintenance: { type: string; last: string } | null
  modernisation: { date: string; cost: number } | null
  extras: { garages: number; parking: number; cellars: number; balcony: number }
}

export interface DemoLoan {
  id: string
  building: string
  units: string[]
  /** Follows the house number, to tell loans of one address apart. */
  suffix: string
  /** In percent per year. */
  interestRate: number
  monthlyPayment: number
  /** In years, as `yearsRemaining`. */
  duration: number
  yearsRemaining: number
}

/**
 * Returns the buildings as of a day: planned events fall into the year after it, past ones into the year before it, or
 * earlier if they are due again.
 *
 * @param today an ISO 8601 day
 */
export function demoBuildings(today: string): DemoBuilding[] {
  const next = (day: string, furtherYears = 0) => nextDay(day, today, furtherYears)
  const last = (day: string, furtherYears = 0) => lastDay(day, today, furtherYears)
  const before = (months: number) => addMonths(newestMonthEnd(today), -months)
  return [
    {
      id: 'DEMO-O1',
      label: 'Gründerzeithaus',
      street: 'Lindenstraße',
      number: '14',
      zipcode: '50674',
      city: 'Köln',
      type: 'Mehrfamilienhaus',
      purchasingDate: '2015-03-14',
      valuationDate: before(3),
      landArea: 486,
      grossFloorArea: 512.4,
      maintenance: { type: 'Heizungswartung', last: last('09-18') },
      modernisation: { date: next('04-01'), cost: 68500 },
      extras: { garages: 0, parking: 3, cellars: 5, playingArea: 24, garden: 86 },
      units: [
        {
          id: 'DEMO-W01',
          label: 'EG links',
          type: 'Etagenwohnung',
          size: 71.5,
          rooms: 2.5,
          monthlyRent: 972.4,
          marketRent: 14.8,
          value: 339600,
          price: 241300,
          tenant: { title: 'Frau', firstName: 'Miriam', lastName: 'Hoffmann', since: '2018-04-01' },
          nextRentIncrease: next('04-01'),
          rents: [
            [24, 936.65],
            [7, 972.4],
          ],
          repairs: [[3, 214.2]],
          maintenance: { type: 'Rauchmelderprüfung', last: last('10-06') },
          modernisation: null,
          extras: { garages: 0, parking: 1, cellars: 1, balcony: 12.5 },
        },
        {
          id: 'DEMO-W02',
          label: 'EG rechts',
          type: 'Etagenwohnung',
          size: 83,
          rooms: 3,
          monthlyRent: 713.8,
          marketRent: 14.6,
          value: 352700,
          price: 268400,
          tenant: {
            title: 'Herr',
            firstName: 'Karl-Heinz',
            lastName: 'Brandt',
            since: '1998-09-01',
          },
          nextRentIncrease: next('02-01'),
          rents: [[24, 713.8]],
          repairs: [
            [2, 148.75],
            [10, 396.4],
          ],
          maintenance: { type: 'Rauchmelderprüfung', last: last('10-06') },
          modernisation: { date: next('09-01'), cost: 18900 },
          extras: { garages: 0, parking: 0, cellars: 1, balcony: 0 },
        },
        {
          id: 'DEMO-W03',
          label: '1. OG',
          type: 'Etagenwohnung',
          size: 124.2,
          rooms: 4.5,
          monthlyRent: 1651.86,
          marketRent: 14.9,
          value: 602400,
          price: 421800,
          tenant: {
            title: 'Familie',
            firstName: 'Ayşe und Can',
            lastName: 'Demir',
            since: '2020-10-01',
          },
          nextRentIncrease: next('10-01', 1),
          rents: [
            [24, 1589.76],
            [4, 1651.86],
          ],
          repairs: [[6, 1284.5]],
          maintenance: { type: 'Rauchmelderprüfung', last: last('10-06') },
          modernisation: null,
          extras: { garages: 0, parking: 1, cellars: 1, balcony: 14.8 },
        },
        {
          id: 'DEMO-W04',
          label: '2. OG',
          type: 'Etagenwohnung',
          size: 96.8,
          rooms: 3.5,
          monthlyRent: 1442.32,
          marketRent: 15.1,
          value: 458900,
          price: 329100,
          tenant: null,
          nextRentIncrease: null,
          rents: [
            [24, 1161.6],
            [3, 0],
          ],
          repairs: [
            [9, 3860],
            [10, 1240.9],
            [11, 2475.6],
          ],
          maintenance: { type: 'Elektroprüfung', last: last('11-12') },
          modernisation: { date: next('01-30'), cost: 6400 },
          extras: { garages: 0, parking: 0, cellars: 1, balcony: 8.4 },
        },
        {
          id: 'DEMO-W05',
          label: 'DG',
          type: 'Dachgeschosswohnung',
          size: 88.6,
          rooms: 3,
          monthlyRent: 1461.9,
          marketRent: 15.8,
          value: 466200,
          price: 274500,
          tenant: {
            title: 'Dr.',
            firstName: 'Jonas',
            lastName: 'Feldmann',
            since: '2023-02-01',
            until: next('08-31'),
          },
          nextRentIncrease: null,
          rents: [[24, 1461.9]],
          repairs: [[7, 312.95]],
          maintenance: { type: 'Rauchmelderprüfung', last: last('10-06') },
          modernisation: null,
          extras: { garages: 0, parking: 1, cellars: 1, balcony: 18.2 },
        },
      ],
    },
    {
      id: 'DEMO-O2',
      label: 'Vorderhaus',
      street: 'Bergmannstraße',
      number: '71',
      zipcode: '10961',
      city: 'Berlin',
      type: 'Wohn- und Geschäftshaus',
      purchasingDate: '2006-07-01',
      valuationDate: before(5),
      landArea: 402,
      grossFloorArea: 338.6,
      maintenance: { type: 'Legionellenprüfung', last: last('08-21', 1) },
      modernisation: null,
      extras: { garages: 2, parking: 0, cellars: 3, playingArea: 0, garden: 31.5 },
      units: [
        {
          id: 'DEMO-W06',
          label: 'Laden EG',
          type: 'Gewerbeeinheit',
          size: 78,
          rooms: 2,
          monthlyRent: 1794,
          marketRent: 24.5,
          value: 398200,
          price: 226000,
          tenant: {
            title: 'Firma',
            firstName: '',
            lastName: 'Buchhandlung Seitenweise',
            since: '2012-05-01',
          },
          nextRentIncrease: next('05-01'),
          rents: [
            [24, 1794],
            [2, 1500],
            [1, 1794],
          ],
          repairs: [[5, 428.4]],
          maintenance: { type: 'Feuerlöscherprüfung', last: last('06-03', 1) },
          modernisation: null,
          extras: { garages: 1, parking: 0, cellars: 1, balcony: 0 },
        },
        {
          id: 'DEMO-W07',
          label: '1. OG',
          type: 'Etagenwohnung',
          size: 102.3,
          rooms: 4,
          monthlyRent: 1442.43,
          marketRent: 16.2,
          value: 541300,
          price: 287900,
          tenant: { title: 'Frau', firstName: 'Zoë', lastName: 'Krämer', since: '2016-11-01' },
          nextRentIncrease: next('11-01', 1),
          rents: [
            [24, 1391.28],
            [9, 1442.43],
          ],
          repairs: [[8, 689.1]],
          maintenance: { type: 'Rauchmelderprüfung', last: last('03-24') },
          modernisation: null,
          extras: { garages: 1, parking: 0, cellars: 1, balcony: 9.6 },
        },
        {
          id: 'DEMO-W08',
          label: '2. OG',
          type: 'Etagenwohnung',
          size: 99.7,
          rooms: 3.5,
          monthlyRent: 1535.38,
          marketRent: 16.2,
          value: 524800,
          price: 279400,
          tenant: { title: 'Herr', firstName: 'Søren', lastName: 'Lindqvist', since: '2023-04-01' },
          nextRentIncrease: next('07-01'),
          rents: [[24, 1535.38]],
          repairs: [[3, 2148.7]],
          maintenance: { type: 'Rauchmelderprüfung', last: last('03-24') },
          modernisation: null,
          extras: { garages: 0, parking: 0, cellars: 1, balcony: 9.6 },
        },
      ],
    },
  ]
}

export const demoLoans: DemoLoan[] = [
  {
    id: 'DEMO-D1',
    building: 'DEMO-O1',
    units: ['DEMO-W01', 'DEMO-W02', 'DEMO-W03', 'DEMO-W04', 'DEMO-W05'],
    suffix: '',
    interestRate: 1.95,
    monthlyPayment: 3290,
    duration: 25,
    yearsRemaining: 14.5,
  },
  {
    id: 'DEMO-D2',
    building: 'DEMO-O1',
    units: ['DEMO-W05'],
    suffix: ' (Dachausbau)',
    interestRate: 1.12,
    monthlyPayment: 648,
    duration: 15,
    yearsRemaining: 7.2,
  },
  {
    id: 'DEMO-D3',
    building: 'DEMO-O1',
    units: ['DEMO-W04'],
    suffix: ' (Modernisierung 2. OG)',
    interestRate: 3.62,
    monthlyPayment: 214.5,
    duration: 10,
    yearsRemaining: 9.8,
  },
  {
    id: 'DEMO-D4',
    building: 'DEMO-O2',
    units: ['DEMO-W06', 'DEMO-W07', 'DEMO-W08'],
    suffix: '',
    interestRate: 2.4,
    monthlyPayment: 1985,
    duration: 20,
    yearsRemaining: 0.8,
  },
  {
    id: 'DEMO-D5',
    building: 'DEMO-O2',
    units: ['DEMO-W07', 'DEMO-W08'],
    suffix: ' (Fassade und Fenster)',
    interestRate: 2.85,
    monthlyPayment: 742.8,
    duration: 18,
    yearsRemaining: 11.3,
  },
]
