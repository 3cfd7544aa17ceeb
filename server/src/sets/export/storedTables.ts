// Over 200 lines: the list of all that an export contains beside the records is in one place.

import { auditActions, describeDetails } from '@hausblick/contract/audit.ts'
import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import { reportStates } from '@hausblick/contract/calls/reports.ts'
import { type Kysely, sql } from 'kysely'
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

type Columns<Table extends keyof Schema> = Readonly<Record<string, keyof Schema[Table] & string>>

/** Lists a customer's rows of a database table, in the order of some of its columns. */
function listRows<Table extends keyof Schema & string>(
  table: Table,
  {
    name,
    columns,
    order,
    of = [table],
  }: {
    name: string
    columns: Columns<Table>
    order: readonly (keyof Schema[Table] & string)[]
    of?: readonly string[]
  },
): StoredTable {
  return {
    of,
    name,
    columns: Object.keys(columns),
    read: async (db, { customerId }) => {
      const { rows } = await sql<StoredRow>`
        select ${selectAs(columns)} from ${sql.table(table)}
        where customer_id = ${customerId}
        order by ${sql.join([...order, 'customer_id'].map((column) => sql.ref(column)))}`.execute(
        db,
      )
      return rows
    },
  }
}

/** Lists rows of the service's own sign-in, of the accounts of a customer, with their addresses. */
function listSignIns<Table extends 'identity_session' | 'identity_passkey' | 'identity_oidc'>(
  table: Table,
  name: string,
  columns: Columns<Table>,
): StoredTable {
  return {
    of: [table],
    name,
    columns: ['E-Mail', ...Object.keys(columns)],
    read: async (db, { customerId }) => {
      const { rows } = await sql<StoredRow>`
        select person.email as "E-Mail", ${selectAs(columns, table)}
        from ${selectPeople(db)} as person
        inner join ${sql.table(table)} on ${sql.ref(`${table}.user_id`)} = person.subject
        where person.issuer = ${identityToken.issuer} and person.customer_id = ${customerId}
        order by ${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}`.execute(db)
      return rows
    },
  }
}

/** Writes columns with the German titles that their readers see. */
function selectAs(columns: Readonly<Record<string, string>>, table?: string) {
  const prefix = table === undefined ? '' : `${table}.`
  return sql.join(
    Object.entries(columns).map(
      ([title, column]) => sql`${sql.ref(`${prefix}${column}`)} as ${sql.id(title)}`,
    ),
  )
}

const valuations = listRows('valuation', {
  name: 'bewertungen',
  columns: {
    Art: 'kind',
    Kennung: 'item_id',
    Datum: 'valuation_date',
    'Wert in Cent': 'value_cents',
    'Wertentwicklung in Basispunkten': 'value_change_bp',
  },
  order: ['kind', 'item_id', 'valuation_date'],
})

const depreciation = listRows('depreciation', {
  name: 'abschreibungen',
  columns: {
    Art: 'kind',
    Kennung: 'item_id',
    'Gebäudeanteil in Basispunkten': 'share_bp',
    'Satz in Basispunkten': 'rate_bp',
    Beginn: 'start_month',
    'Anschaffungsnebenkosten in Cent': 'costs_cents',
  },
  order: ['kind', 'item_id'],
})

const places = listRows('place_profile', {
  name: 'einheiten-und-objekte',
  columns: {
    Art: 'kind',
    Kennung: 'item_id',
    Ansprechpartner: 'contact_name',
    Aufgabe: 'contact_role',
    Telefon: 'contact_phone',
    'E-Mail': 'contact_email',
    Bemerkungen: 'remarks',
  },
  order: ['kind', 'item_id'],
})

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

const sessions = listSignIns('identity_session', 'anmeldungen', {
  'angemeldet am': 'created_at',
  'zuletzt benutzt am': 'updated_at',
  'gilt bis': 'expires_at',
  'Adresse im Netz': 'ip_address',
  Browser: 'user_agent',
})

// The keys themselves are of use to nobody; app and recovery codes are secrets.
const passkeys = listSignIns('identity_passkey', 'passkeys', {
  Name: 'name',
  'hinzugefügt am': 'created_at',
  'zuletzt benutzt am': 'last_used_at',
})

const providerIdentities = listSignIns('identity_oidc', 'provider-identities', {
  Anbieter: 'issuer',
  'Kennung dort': 'subject',
  'verknüpft am': 'created_at',
  'zuletzt benutzt am': 'last_used_at',
})

const invitations = listRows('invitation', {
  name: 'einladungen',
  columns: {
    'E-Mail': 'mailed_to',
    'eingeladen am': 'created_at',
    'gesendet am': 'sent_at',
    'abgewiesen am': 'refused_at',
    'geöffnet am': 'opened_at',
    'gilt bis': 'expires_at',
    'angenommen am': 'redeemed_at',
  },
  order: ['created_at', 'token_hash'],
})

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

// The text is in the documents themselves.
const documents = listRows('document', {
  name: 'dokumente',
  columns: {
    Datei: 'file_name',
    'Größe in Bytes': 'size',
    'SHA-256': 'sha256',
    'hochgeladen am': 'uploaded_at',
    'hochgeladen von': 'uploaded_by_email',
    'eingegebener Name': 'typed_name',
    Bemerkung: 'message',
    Stand: 'state',
    'erfasst am': 'filed_at',
  },
  order: ['number'],
  of: ['document', 'document_text'],
})

const deletionRequests = listRows('deletion_request', {
  name: 'loeschwunsch',
  columns: {
    'beantragt am': 'requested_at',
    'beantragt von': 'requested_by_email',
  },
  order: [],
})

// The address is a secret; the settings show it.
const calendar = listRows('calendar_feed', {
  name: 'kalender',
  columns: {
    'Adresse erzeugt am': 'created_at',
  },
  order: [],
})

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
  month: 'Monatszahlen',
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

const mails = listRows('mailbox_mail', {
  name: 'mails',
  columns: {
    'eingegangen am': 'arrived_at',
    Absender: 'sender',
    Betreff: 'subject',
    'übernommene Anhänge': 'taken',
  },
  order: ['arrived_at', 'uid'],
})

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
