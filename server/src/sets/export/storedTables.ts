// Over 200 lines: the list of all that an export contains beside the records is in one place.

import { auditActions, describeDetails } from '@hausblick/contract/audit.ts'
import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import { reportStates } from '@hausblick/contract/calls/reports.ts'
import type { Kysely } from 'kysely'
import { listShown } from '../../documents/places/pictures.ts'
import { describeRights } from '../../people/accounts/guests/describe.ts'
import { fromStoredRights } from '../../people/accounts/guests/rights.ts'
import { selectPeople } from '../../people/accounts/links/links.ts'
import { identityToken } from '../../people/identity/account/identityToken.ts'
import { createHideMisdirected } from '../../platform/audit/misdirected.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'

type StoredRow = Readonly<Record<string, string | number | null>>

/** A table of customer data besides the tables of records and the documents' files, with German columns for its reader. */
export interface StoredTable {
  /** The database tables that it covers. */
  readonly of: readonly string[]
  /** The file's name, without its extension. */
  readonly name: string
  readonly columns: readonly string[]
  readonly read: (db: Kysely<Schema>, scope: CustomerScope) => Promise<StoredRow[]>
}

const valuations: StoredTable = {
  of: ['valuation'],
  name: 'bewertungen',
  columns: ['Art', 'Kennung', 'Datum', 'Wert in Cent', 'Wertentwicklung in Basispunkten'],
  read: (db, { customerId }) =>
    db
      .selectFrom('valuation')
      .select([
        'kind as Art',
        'item_id as Kennung',
        'valuation_date as Datum',
        'value_cents as Wert in Cent',
        'value_change_bp as Wertentwicklung in Basispunkten',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('kind')
      .orderBy('item_id')
      .orderBy('valuation_date')
      .execute(),
}

const depreciation: StoredTable = {
  of: ['depreciation'],
  name: 'abschreibungen',
  columns: ['Art', 'Kennung', 'Gebäudeanteil in Basispunkten', 'Satz in Basispunkten', 'Beginn'],
  read: (db, { customerId }) =>
    db
      .selectFrom('depreciation')
      .select([
        'kind as Art',
        'item_id as Kennung',
        'share_bp as Gebäudeanteil in Basispunkten',
        'rate_bp as Satz in Basispunkten',
        'start_month as Beginn',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('kind')
      .orderBy('item_id')
      .execute(),
}

const places: StoredTable = {
  of: ['place_profile'],
  name: 'einheiten-und-objekte',
  columns: ['Art', 'Kennung', 'Ansprechpartner', 'Aufgabe', 'Telefon', 'E-Mail', 'Bemerkungen'],
  read: (db, { customerId }) =>
    db
      .selectFrom('place_profile')
      .select([
        'kind as Art',
        'item_id as Kennung',
        'contact_name as Ansprechpartner',
        'contact_role as Aufgabe',
        'contact_phone as Telefon',
        'contact_email as E-Mail',
        'remarks as Bemerkungen',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('kind')
      .orderBy('item_id')
      .execute(),
}

const placePictures: StoredTable = {
  of: ['place_picture'],
  name: 'bilder',
  columns: ['Art', 'Kennung', 'Datei', 'Breite', 'Höhe', 'Größe in Bytes', 'SHA-256'],
  read: async (db, scope) =>
    (await listShown(db, scope)).map((picture) => ({
      Art: picture.kind,
      Kennung: picture.item_id,
      Datei: picture.file_name,
      Breite: picture.width,
      Höhe: picture.height,
      'Größe in Bytes': picture.size,
      'SHA-256': picture.sha256,
    })),
}

const customer: StoredTable = {
  // The customer's own row, which every table below refers to.
  of: [],
  name: 'kunde',
  columns: ['Kundennummer', 'Name', 'angelegt am'],
  read: (db, { customerId }) =>
    db
      .selectFrom('customer')
      .select(['id as Kundennummer', 'name as Name', 'created_at as angelegt am'])
      .where('id', '=', customerId)
      .execute(),
}

const accounts: StoredTable = {
  of: ['account_link', 'further_customer'],
  name: 'konten',
  columns: ['E-Mail', 'verbunden am'],
  read: (db, { customerId }) =>
    db
      .selectFrom(selectPeople(db).as('person'))
      .select(['email as E-Mail', 'created_at as verbunden am'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('email')
      .execute(),
}

const sessions: StoredTable = {
  of: ['identity_session'],
  name: 'anmeldungen',
  columns: [
    'E-Mail',
    'angemeldet am',
    'zuletzt benutzt am',
    'gilt bis',
    'Adresse im Netz',
    'Browser',
  ],
  read: (db, { customerId }) =>
    db
      .selectFrom(selectPeople(db).as('person'))
      .innerJoin('identity_session', 'identity_session.user_id', 'person.subject')
      .select([
        'person.email as E-Mail',
        'identity_session.created_at as angemeldet am',
        'identity_session.updated_at as zuletzt benutzt am',
        'identity_session.expires_at as gilt bis',
        'identity_session.ip_address as Adresse im Netz',
        'identity_session.user_agent as Browser',
      ])
      .where('person.issuer', '=', identityToken.issuer)
      .where('person.customer_id', '=', customerId)
      .orderBy('identity_session.created_at')
      .orderBy('identity_session.id')
      .execute(),
}

const passkeys: StoredTable = {
  // The keys themselves are of use to nobody; app and recovery codes are secrets.
  of: ['identity_passkey'],
  name: 'passkeys',
  columns: ['E-Mail', 'Name', 'hinzugefügt am', 'zuletzt benutzt am'],
  read: (db, { customerId }) =>
    db
      .selectFrom('account_link')
      .innerJoin('identity_passkey', 'identity_passkey.user_id', 'account_link.subject')
      .select([
        'account_link.email as E-Mail',
        'identity_passkey.name as Name',
        'identity_passkey.created_at as hinzugefügt am',
        'identity_passkey.last_used_at as zuletzt benutzt am',
      ])
      .where('account_link.issuer', '=', identityToken.issuer)
      .where('account_link.customer_id', '=', customerId)
      .orderBy('identity_passkey.created_at')
      .orderBy('identity_passkey.id')
      .execute(),
}

const providerIdentities: StoredTable = {
  of: ['identity_oidc'],
  name: 'provider-identities',
  columns: ['E-Mail', 'Anbieter', 'Kennung dort', 'verknüpft am', 'zuletzt benutzt am'],
  read: (db, { customerId }) =>
    db
      .selectFrom('account_link')
      .innerJoin('identity_oidc', 'identity_oidc.user_id', 'account_link.subject')
      .select([
        'account_link.email as E-Mail',
        'identity_oidc.issuer as Anbieter',
        'identity_oidc.subject as Kennung dort',
        'identity_oidc.created_at as verknüpft am',
        'identity_oidc.last_used_at as zuletzt benutzt am',
      ])
      .where('account_link.issuer', '=', identityToken.issuer)
      .where('account_link.customer_id', '=', customerId)
      .orderBy('identity_oidc.created_at')
      .orderBy('identity_oidc.id')
      .execute(),
}

const invitations: StoredTable = {
  of: ['invitation'],
  name: 'einladungen',
  columns: [
    'E-Mail',
    'eingeladen am',
    'gesendet am',
    'abgewiesen am',
    'geöffnet am',
    'gilt bis',
    'angenommen am',
  ],
  read: (db, { customerId }) =>
    db
      .selectFrom('invitation')
      .select([
        'mailed_to as E-Mail',
        'created_at as eingeladen am',
        'sent_at as gesendet am',
        'refused_at as abgewiesen am',
        'opened_at as geöffnet am',
        'expires_at as gilt bis',
        'redeemed_at as angenommen am',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('token_hash')
      .execute(),
}

const guests: StoredTable = {
  of: ['guest'],
  name: 'gaeste',
  columns: [
    'E-Mail',
    'darf lesen',
    'eingeladen von',
    'eingeladen am',
    'Einladung gilt bis',
    'angenommen am',
    'zuletzt gelesen am',
    'beendet am',
  ],
  read: async (db, { customerId }) => {
    const rows = await db
      .selectFrom('guest')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      'E-Mail': row.email,
      'darf lesen': describeRights(fromStoredRights(row)),
      'eingeladen von': row.invited_by,
      'eingeladen am': row.created_at,
      'Einladung gilt bis': row.token_expires_at,
      'angenommen am': row.joined_at,
      'zuletzt gelesen am': row.last_look_at,
      'beendet am': row.ended_at,
    }))
  },
}

const documents: StoredTable = {
  // The text is in the documents themselves.
  of: ['document', 'document_text'],
  name: 'dokumente',
  columns: [
    'Datei',
    'Größe in Bytes',
    'SHA-256',
    'hochgeladen am',
    'hochgeladen von',
    'eingegebener Name',
    'Bemerkung',
    'Stand',
    'erfasst am',
  ],
  read: (db, { customerId }) =>
    db
      .selectFrom('document')
      .select([
        'file_name as Datei',
        'size as Größe in Bytes',
        'sha256 as SHA-256',
        'uploaded_at as hochgeladen am',
        'uploaded_by_email as hochgeladen von',
        'typed_name as eingegebener Name',
        'message as Bemerkung',
        'state as Stand',
        'filed_at as erfasst am',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute(),
}

const deletionRequests: StoredTable = {
  of: ['deletion_request'],
  name: 'loeschwunsch',
  columns: ['beantragt am', 'beantragt von'],
  read: (db, { customerId }) =>
    db
      .selectFrom('deletion_request')
      .select(['requested_at as beantragt am', 'requested_by_email as beantragt von'])
      .where('customer_id', '=', customerId)
      .execute(),
}

const calendar: StoredTable = {
  // The address is a secret; the settings show it.
  of: ['calendar_feed'],
  name: 'kalender',
  columns: ['Adresse erzeugt am'],
  read: (db, { customerId }) =>
    db
      .selectFrom('calendar_feed')
      .select('created_at as Adresse erzeugt am')
      .where('customer_id', '=', customerId)
      .execute(),
}

const notices: StoredTable = {
  // Without the recipients, who may be staff.
  of: ['notice'],
  name: 'mitteilungen',
  columns: ['Datei', 'Anlass', 'vorgesehen für'],
  read: async (db, { customerId }) => {
    const rows = await db
      .selectFrom('notice')
      .innerJoin('document', (join) =>
        join
          .onRef('document.customer_id', '=', 'notice.customer_id')
          .onRef('document.number', '=', 'notice.number'),
      )
      .select(['document.file_name', 'notice.kind', 'notice.due_at'])
      .where('notice.customer_id', '=', customerId)
      .orderBy('notice.id')
      .execute()
    return rows.map(({ file_name, kind, due_at }) => ({
      Datei: file_name,
      Anlass: kind === 'received' ? 'eingegangen' : 'erfasst',
      'vorgesehen für': due_at,
    }))
  },
}

const visits: StoredTable = {
  of: ['visit'],
  name: 'besuche',
  columns: ['E-Mail', 'zuletzt', 'davor'],
  read: async (db, { customerId }) =>
    await db
      .selectFrom('visit')
      .innerJoin('account_link as account', (join) =>
        join
          .onRef('account.issuer', '=', 'visit.issuer')
          .onRef('account.subject', '=', 'visit.subject'),
      )
      .select(['account.email as E-Mail', 'visit.last_at as zuletzt', 'visit.before_at as davor'])
      .where('visit.customer_id', '=', customerId)
      .orderBy('account.email')
      .execute(),
}

const reminderChoices: StoredTable = {
  // The links are secrets.
  of: ['reminder_choice'],
  name: 'erinnerungen',
  columns: ['E-Mail', 'Anlass', 'eingeschaltet', 'gewählt am'],
  read: async (db, { customerId }) => {
    const rows = await db
      .selectFrom(selectPeople(db).as('person'))
      .innerJoin('reminder_choice as choice', (join) =>
        join
          .onRef('choice.issuer', '=', 'person.issuer')
          .onRef('choice.subject', '=', 'person.subject'),
      )
      .select(['person.email', 'choice.kind', 'choice.is_on', 'choice.chosen_at'])
      .where('person.customer_id', '=', customerId)
      .orderBy('person.email')
      .orderBy('choice.kind')
      .execute()
    return rows.map(({ email, kind, is_on, chosen_at }) => ({
      'E-Mail': email,
      Anlass: occasions[kind],
      eingeschaltet: is_on === 1 ? 'ja' : 'nein',
      'gewählt am': chosen_at,
    }))
  },
}

const reminders: StoredTable = {
  of: ['reminder'],
  name: 'benachrichtigungen',
  columns: ['E-Mail', 'Anlass', 'Gegenstand', 'Tage vorher', 'verschickt am'],
  read: async (db, { customerId }) => {
    const rows = await db
      .selectFrom('reminder')
      .innerJoin('account_link', (join) =>
        join
          .onRef('account_link.issuer', '=', 'reminder.issuer')
          .onRef('account_link.subject', '=', 'reminder.subject'),
      )
      .select(['email', 'reminder.kind', 'item', 'lead', 'sent_at'])
      .where('reminder.customer_id', '=', customerId)
      .orderBy('id')
      .execute()
    return rows.map(({ email, kind, item, lead, sent_at }) => ({
      'E-Mail': email,
      Anlass: occasions[kind],
      Gegenstand: item,
      'Tage vorher': lead,
      'verschickt am': sent_at,
    }))
  },
}

const occasions: Readonly<Record<ReminderKind, string>> = {
  date: 'Termin',
  document: 'Dokument',
  report: 'Jahresübersicht',
}

const reports: StoredTable = {
  // What a report says is in the other tables; a released one is among the documents.
  of: ['report', 'report_run'],
  name: 'jahresuebersichten',
  columns: ['Jahr', 'erstellt am', 'Stand', 'freigegeben am'],
  read: async (db, { customerId }) => {
    const rows = await db
      .selectFrom('report')
      .innerJoin('report_run', 'report_run.id', 'report.run_id')
      .select(['year', 'started_at', 'state', 'released_at'])
      .where('report.customer_id', '=', customerId)
      .orderBy('started_at')
      .orderBy('run_id')
      .execute()
    return rows.map(({ year, started_at, state, released_at }) => ({
      Jahr: year,
      'erstellt am': started_at,
      Stand: reportStates[state],
      'freigegeben am': released_at,
    }))
  },
}

const mails: StoredTable = {
  of: ['mailbox_mail'],
  name: 'mails',
  columns: ['eingegangen am', 'Absender', 'Betreff', 'übernommene Anhänge'],
  read: (db, { customerId }) =>
    db
      .selectFrom('mailbox_mail')
      .select([
        'arrived_at as eingegangen am',
        'sender as Absender',
        'subject as Betreff',
        'taken as übernommene Anhänge',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('arrived_at')
      .orderBy('uid')
      .execute(),
}

const audit: StoredTable = {
  // Without refused calls, which are others'.
  of: ['audit_entry'],
  name: 'protokoll',
  columns: ['Zeitpunkt', 'Was', 'Wer', 'Einzelheiten'],
  read: async (db, { customerId }) => {
    const hide = await createHideMisdirected(db, customerId)
    const rows = await db
      .selectFrom('audit_entry')
      .select(['at', 'action', 'actor_email', 'details'])
      .where('customer_id', '=', customerId)
      .where('action', '!=', 'refused')
      .orderBy('number')
      .execute()
    return rows.map(({ at, action, actor_email, details }) => ({
      Zeitpunkt: at,
      Was: auditActions[action],
      Wer: actor_email,
      Einzelheiten: describeDetails(hide(JSON.parse(details ?? '{}'))),
    }))
  },
}

export const storedTables: readonly StoredTable[] = [
  customer,
  accounts,
  sessions,
  passkeys,
  providerIdentities,
  invitations,
  guests,
  documents,
  notices,
  deletionRequests,
  calendar,
  depreciation,
  places,
  placePictures,
  valuations,
  visits,
  reminderChoices,
  reminders,
  reports,
  mails,
  audit,
]
