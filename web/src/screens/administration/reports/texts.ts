import {
  type ReportRun,
  type ReportState,
  reportStates,
} from '@hausblick/contract/calls/reports.ts'
import { formatCount } from '../../../base/format/number.ts'

export const heading = 'Jahresübersichten'
export const note =
  'Sie erstellen, prüfen und geben frei: Erst dann liegt eine Übersicht bei den Dokumenten des Kunden.'
export const year = 'Jahr'
export const whom = 'Für wen'
export const everybody = 'alle Kunden'
export const customer = (id: string) => `Kunde ${id}`
export const make = 'Erstellen'
export const making = (count: number) =>
  count === 0 ? 'Es gibt noch keinen Kunden.' : makingSome(count)
const makingSome = (count: number) =>
  count === 1
    ? 'Eine Jahresübersicht wird erstellt.'
    : `${formatCount(count)} Jahresübersichten werden erstellt. Sie müssen nicht warten.`
export const failed = 'Die Jahresübersichten konnten nicht geladen werden.'
export const none = 'Noch wurden keine Jahresübersichten erstellt.'
export const runTitle = ({ year, customerId }: ReportRun) =>
  `${year}, ${customerId === null ? everybody : customer(customerId)}`
export const startedBy = (moment: string, email: string) => `${moment} von ${email}`
export const countOf = (state: ReportState, count: number) =>
  `${formatCount(count)} ${reportStates[state]}`
export const progress = (title: string) => `Fortschritt: ${title}`
export const look = 'Ansehen'
export const lookAt = (title: string) => `Ansehen: ${title}`
export const release = 'Freigeben'
export const releaseOf = (title: string) => `Freigeben: ${title}`
export const releaseQuestion = 'Jahresübersichten freigeben?'
export const releaseOneQuestion = (customerId: string) => `Für Kunde ${customerId} freigeben?`
export const releaseNote = (count: number) =>
  count === 1
    ? 'Die Jahresübersicht liegt danach bei den Dokumenten des Kunden.'
    : `${formatCount(count)} Jahresübersichten liegen danach bei den Dokumenten der Kunden.`
export const notify = 'Eigentümer per E-Mail benachrichtigen'
export const releasing = (count: number) =>
  count === 1
    ? 'Eine Jahresübersicht wird freigegeben.'
    : `${formatCount(count)} Jahresübersichten werden freigegeben. Sie müssen nicht warten.`
export const draft = 'PDF'
export const draftOf = (customerId: string) => `PDF von ${customerId}`
export const more = 'Weitere Kunden'
export const first = 'Von vorn'
