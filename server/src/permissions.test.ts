// Over 200 lines because it is one table: the permission matrix of the design, every route × every caller × whose data is
// asked for. What is allowed should be read in one place.

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@hausblick/contract/calls.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { identityPaths } from '@hausblick/contract/identity.ts'
import { legalPageNames } from '@hausblick/contract/legal.ts'
import type { InjectOptions } from 'fastify'
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { identityToken } from './accounts/embedded/identityToken.ts'
import { revokeAccount } from './accounts/revoke.ts'
import { ensureDemoCustomer } from './demo/ensure.ts'
import { addDocument } from './documents/add.ts'
import type { App, Service } from './http/service.ts'
import { recordKinds } from './records/recordKinds.ts'
import { replaceRecords } from './records/write.ts'
import { openStorage } from './storage/open.ts'
import { signIn } from './testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from './testing/app.ts'
import { onEachDatabase, type TestDatabase } from './testing/databases.ts'
import { newFolders } from './testing/folders.ts'
import { routesOf } from './testing/routes.ts'

/** Whose data a call asks for. A customer's own is A's for everybody but B. */
const targets = ['own', 'foreign', 'demo', 'madeUp', 'all', 'nobodys'] as const
const oneCustomers: readonly Target[] = ['own', 'foreign', 'demo', 'madeUp']
type Target = (typeof targets)[number]

const callers = [
  'nobody',
  'unlinked',
  'customerA',
  'customerB',
  'staff',
  'operator',
  'expired',
  'foreignKey',
  'algNone',
  'wrongAudience',
  'deleted',
] as const
type Caller = (typeof callers)[number]

/** Callers that are told apart by what they may do; every token that does not count is 'invalid'. */
type Kind = 'nobody' | 'unlinked' | 'customer' | 'staff' | 'operator' | 'invalid'

const kinds: Readonly<Record<Caller, Kind>> = {
  nobody: 'nobody',
  unlinked: 'unlinked',
  customerA: 'customer',
  customerB: 'customer',
  staff: 'staff',
  operator: 'operator',
  expired: 'invalid',
  foreignKey: 'invalid',
  algNone: 'invalid',
  wrongAudience: 'invalid',
  deleted: 'invalid',
}

/** A status for every target, or one for each in their order. */
type Statuses =
  | number
  | readonly [
      own: number,
      foreign: number,
      demo: number,
      madeUp: number,
      all?: number,
      nobodys?: number,
    ]

interface CallRow {
  readonly request: (customerId: string, caller: Caller) => InjectOptions
  /** Path as it is called, where it is not the route's. */
  readonly url?: string
  /** Whose data can be asked for, where it is not a customer's by their id. */
  readonly targets?: readonly Target[]
  readonly expected: Readonly<Record<Kind, Statuses>>
}

const DOCUMENT_OF_A =
  '/documents/A/1?capability=A~zzzzzz~0123456789012345678901234567890123456789012'
const PASSWORD = 'ein-langes-Passwort-für-den-Test'
const mark = (customerId: string) => `Marke-von-${customerId}`
const address = (customerId: string) => `${mark(customerId).toLowerCase()}@example.org`

const ofCustomer = (customerId: string) => ({ query: { customerId } })
const toOperator = (status: Statuses) => ({
  nobody: 401,
  unlinked: 403,
  customer: 403,
  staff: 403,
  operator: status,
  invalid: 401,
})
/** What a customer may ask for of himself, and staff for everybody. */
const ofOwnData = (status: Statuses) => ({
  nobody: 401,
  unlinked: 403,
  customer: [200, 403, 403, 403] as const,
  staff: status,
  operator: status,
  invalid: 401,
})

const toStaff = (status: Statuses) => ({ ...toOperator(status), staff: status })

/** A form without a file. */
function formFor(customerId: string): InjectOptions {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return {
    payload: `${field('docName', 'Brief')}${field('customerId', customerId)}--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
}

/** A call that asks for nobody's data, and answers every caller alike. */
function toEverybody(
  status: number,
  request: (email: string) => InjectOptions = () => ({}),
): CallRow {
  return {
    request: (_customerId, caller) => request(`${caller}@example.org`),
    targets: ['own'],
    expected: {
      nobody: status,
      unlinked: status,
      customer: status,
      staff: status,
      operator: status,
      invalid: status,
    },
  }
}

/** A call about the account that makes it, whatever it is linked to. */
function toAccounts(status: number, request: InjectOptions = {}): CallRow {
  return {
    request: () => request,
    targets: ['own'],
    expected: {
      nobody: 401,
      unlinked: status,
      customer: status,
      staff: status,
      operator: status,
      invalid: 401,
    },
  }
}

const recordRead: CallRow = {
  request: ofCustomer,
  expected: {
    nobody: [401, 401, 200, 401],
    unlinked: [403, 403, 200, 403],
    customer: [200, 403, 200, 403],
    staff: 200,
    operator: 200,
    invalid: 401,
  },
}

const ownCalendar: CallRow = {
  request: () => ({}),
  targets: ['own'],
  expected: {
    nobody: 401,
    unlinked: 403,
    customer: 200,
    staff: 403,
    operator: 403,
    invalid: 401,
  },
}

const matrix: Readonly<Record<string, CallRow>> = {
  ...Object.fromEntries(recordKinds.map(({ name }) => [`GET /api/${name}`, recordRead])),
  [`GET ${paths.customerIdByEmail}`]: {
    request: (customerId) => ({ query: { email: address(customerId) } }),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: [200, 403, 403, 403],
      staff: [200, 200, 404, 404],
      operator: [200, 200, 404, 404],
      invalid: 401,
    },
  },
  [`GET ${paths.customers}`]: {
    request: (customerId) => ({ query: { search: customerId } }),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: 403,
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  [`GET ${paths.documents}`]: {
    request: ofCustomer,
    targets,
    expected: {
      nobody: [401, 401, 200, 401, 401, 401],
      unlinked: [403, 403, 200, 403, 403, 403],
      customer: [200, 403, 200, 403, 403, 200],
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  [`GET ${paths.searchDocuments}`]: {
    request: (customerId) => ({ query: { customerId, text: 'Marke' } }),
    targets,
    expected: {
      nobody: [401, 401, 200, 401, 401, 401],
      unlinked: [403, 403, 200, 403, 403, 403],
      customer: [200, 403, 200, 403, 403, 200],
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  // Whoever calls, what counts is the capability, which is made up here.
  [`GET ${paths.previewDocument}`]: toEverybody(403, () => ({ query: { fileUrl: DOCUMENT_OF_A } })),
  [`GET ${paths.downloadDocument}`]: toEverybody(403, () => ({
    query: { fileUrl: DOCUMENT_OF_A },
  })),
  [`POST ${paths.uploadDocument}`]: {
    request: (customerId) => formFor(customerId),
    // Who may is told that the file is missing.
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: [400, 403, 403, 403],
      staff: 400,
      operator: 400,
      invalid: 401,
    },
  },
  [`GET ${paths.inbox}`]: { request: ofCustomer, expected: toStaff(200) },
  [`POST ${paths.inbox}/:customerId/:number`]: {
    request: (customerId) => ({
      url: `${paths.inbox}/${customerId}/1`,
      payload: { street: 'Weg 1', date: '2025-01-01', type: 'Brief', name: 'Gruß' },
    }),
    // Staff have put it there themselves.
    expected: toStaff([409, 409, 404, 404]),
  },
  [`GET ${paths.me}`]: {
    request: ofCustomer,
    expected: {
      nobody: 401,
      unlinked: 200,
      customer: 200,
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  [`POST ${paths.export}`]: {
    request: (customerId) => ({ payload: { customerId } }),
    expected: ofOwnData([200, 200, 200, 404]),
  },
  // By capability only, whoever calls.
  [`GET ${paths.export}`]: toEverybody(403, () => ({ query: { capability: 'erfunden' } })),
  [`GET ${paths.deletionRequests}`]: {
    request: ofCustomer,
    expected: ofOwnData(200),
  },
  [`POST ${paths.deletionRequests}`]: {
    request: (customerId) => ({ payload: { customerId } }),
    expected: ofOwnData([200, 200, 200, 404]),
  },
  [`DELETE ${paths.deletionRequests}/:customerId`]: {
    // Nobody ever wished it.
    url: `${paths.deletionRequests}/NIEMAND`,
    targets: ['own'],
    request: () => ({}),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: 403,
      staff: 403,
      operator: 404,
      invalid: 401,
    },
  },
  [`POST ${paths.createCustomer}`]: {
    request: (customerId) => ({ payload: { customerId } }),
    // The made-up one is made by the first who may, and exists from then on.
    expected: toOperator([409, 409, 409, 200]),
  },
  [`POST ${paths.linkCustomerIdToEmail}`]: {
    request: (customerId) => ({ payload: { customerId, token: 'erfunden' } }),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: 403,
      staff: 403,
      operator: 403,
      invalid: 401,
    },
  },
  [`GET ${paths.accounts}`]: { request: ofCustomer, expected: toOperator(200) },
  [`DELETE ${paths.accounts}`]: {
    request: (customerId) => ({ query: { issuer: identityToken.issuer, subject: customerId } }),
    expected: toOperator(404),
  },
  [`GET ${paths.invitations}`]: {
    request: (customerId) => ({ query: { search: customerId } }),
    expected: toOperator(200),
  },
  [`POST ${paths.invitations}`]: {
    request: (customerId) => ({ payload: { customerId } }),
    expected: toOperator(200),
  },
  [`POST ${paths.invitations}/:id/renewal`]: {
    url: `${paths.invitations}/erfunden/renewal`,
    request: ofCustomer,
    expected: toOperator(404),
  },
  [`DELETE ${paths.invitations}/:id`]: {
    url: `${paths.invitations}/erfunden`,
    request: ofCustomer,
    expected: toOperator(404),
  },
  [`GET ${paths.calendar}`]: ownCalendar,
  [`POST ${paths.calendar}`]: ownCalendar,
  [`DELETE ${paths.calendar}`]: ownCalendar,
  // Known by its address alone, whoever asks.
  [`GET ${paths.calendar}/:token.ics`]: {
    ...toEverybody(404),
    url: `${paths.calendar}/erfunden.ics`,
  },
  // The provider's own calls know a caller by password, mailed token or cookie, and look at no bearer.
  [`POST ${identityPaths.signIn}`]: toEverybody(401, (email) => ({
    payload: { email, password: PASSWORD },
  })),
  [`POST ${identityPaths.signUp}`]: toEverybody(403, (email) => ({
    payload: { email, password: PASSWORD, customerId: 'A', token: 'erfunden' },
  })),
  [`POST ${identityPaths.signOut}`]: toEverybody(200, () => ({ payload: {} })),
  [`GET ${identityPaths.token}`]: toEverybody(200),
  // Whose sessions and password these are, the token says; no parameter does.
  [`GET ${identityPaths.sessions}`]: toAccounts(200),
  [`DELETE ${identityPaths.sessions}`]: toAccounts(200),
  [`DELETE ${identityPaths.sessions}/:id`]: {
    ...toAccounts(404),
    url: `${identityPaths.sessions}/erfunden`,
  },
  [`POST ${identityPaths.password}`]: toAccounts(403, {
    payload: { current: 'ein falsches Passwort', password: PASSWORD },
  }),
  [`POST ${identityPaths.requestReset}`]: toEverybody(200, (email) => ({ payload: { email } })),
  [`POST ${identityPaths.confirmReset}`]: toEverybody(403, () => ({
    payload: { token: 'erfunden', password: PASSWORD },
  })),
  [`GET ${paths.config}`]: toEverybody(200),
  [`POST ${paths.pageViews}`]: toEverybody(200, () => ({ payload: { route: '/dashboard' } })),
  [`GET ${paths.pageViews}`]: { request: ofCustomer, expected: toOperator(200) },
  [`GET ${paths.legal}/:page`]: { ...toEverybody(200), url: `${paths.legal}/agb` },
  'GET /api/openapi.json': toEverybody(200),
  'GET /.well-known/security.txt': toEverybody(200),
  'GET /healthz': toEverybody(200),
  'GET /readyz': toEverybody(200),
  // The dashboard's files, which are the same for everybody; the tests have not built them.
  ...Object.fromEntries(legalPageNames.map((name) => [`GET /${name}`, toEverybody(503)])),
  'GET *': { ...toEverybody(503), url: '/dashboard' },
}

const DEMO = 'DEMO'

function customerOf(caller: Caller, target: Target): string {
  const [own, foreign] = caller === 'customerB' ? ['B', 'A'] : ['A', 'B']
  return { own, foreign, demo: DEMO, madeUp: 'ERFUNDEN', all: ALL_CUSTOMERS, nobodys: '' }[target]
}

function statusFor(row: CallRow, caller: Caller, target: Target): number {
  const expected = row.expected[kinds[caller]]
  return typeof expected === 'number' ? expected : (expected[targets.indexOf(target)] ?? 0)
}

/** Rows of every table that bear the customer's mark wherever text can stand. */
async function keepRecords({ db }: TestDatabase, customerId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of recordKinds) {
      const texts = table.stored.filter(({ encoding }) => encoding.kind === 'text')
      const row = Object.fromEntries(texts.map(({ name }) => [name, mark(customerId)]))
      await replaceRecords(
        trx,
        table,
        new Map([[customerId, [{ ...row, customerid: customerId }]]]),
      )
    }
  })
}

/** A document whose name bears the customer's mark. */
async function keepDocument(
  service: Pick<Service, 'database' | 'storage'>,
  customerId: string,
  folder: string,
): Promise<void> {
  const path = join(folder, 'document')
  await writeFile(path, '')
  const sha256 = createHash('sha256').digest('hex')
  await addDocument(service, {
    customerId,
    street: mark(customerId),
    date: null,
    type: mark(customerId),
    name: mark(customerId),
    file: { path, size: 0, sha256, textState: 'none' },
    state: null,
    typedName: mark(customerId),
    message: mark(customerId),
    uploader: null,
  })
}

type Headers = Readonly<Partial<Record<'authorization', string>>>

async function signInEverybody(database: TestDatabase): Promise<Record<Caller, Headers>> {
  const customer = (customerId: string) =>
    ({ email: address(customerId), kind: 'customer', customerId }) as const
  // Everyone whose token does not count would be A, did it count.
  const other = (name: string) => ({ ...customer('A'), email: `${name}@example.org` })
  const another = await signIn(database, other('another'))
  const claims = decodeJwt(another.authorization.slice('Bearer '.length))
  const { privateKey } = await generateKeyPair(identityToken.algorithm)
  const foreign = new SignJWT(claims).setProtectedHeader({
    alg: identityToken.algorithm,
    kid: 'tests',
  })
  const deleted = await signIn(database, other('deleted'))
  const { sub: subject = '' } = decodeJwt(deleted.authorization.slice('Bearer '.length))
  await revokeAccount(database.db, { issuer: identityToken.issuer, subject })
  return {
    nobody: {},
    unlinked: await signIn(database, { email: 'unlinked@example.org', kind: null }),
    customerA: await signIn(database, customer('A')),
    customerB: await signIn(database, customer('B')),
    staff: await signIn(database, { email: STAFF, kind: 'staff' }),
    operator: await signIn(database, { email: OPERATOR, kind: 'operator' }),
    expired: await signIn(database, other('expired'), { expires: '1 minute ago' }),
    foreignKey: { authorization: `Bearer ${await foreign.sign(privateKey)}` },
    algNone: { authorization: `Bearer ${new UnsecuredJWT(claims).encode()}` },
    wrongAudience: await signIn(database, other('audience'), { audience: 'another-service' }),
    deleted,
  }
}

onEachDatabase('the permission matrix', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let app: App
  let headers: Record<Caller, Headers>
  let calls = 0

  beforeAll(async () => {
    const database = await newDatabase()
    await ensureDemoCustomer(database, DEMO)
    const storage = await openStorage({ kind: 'disk', folder: await newFolder() })
    for (const customerId of ['A', 'B']) {
      await keepRecords(database, customerId)
      await keepDocument({ database, storage }, customerId, await newFolder())
    }
    headers = await signInEverybody(database)
    app = await newApp(database, { environment: { DOCUMENTS_URL: await newFolder() } })
  })

  it('has every route of the service, and none that there is not', () => {
    expect(routesOf(app).toSorted()).toEqual(Object.keys(matrix).toSorted())
  })

  describe.each(Object.entries(matrix))('%s', (route, row) => {
    it.each(callers)('%s', async (caller) => {
      const [method, path = ''] = route.split(' ')
      for (const target of row.targets ?? oneCustomers) {
        // Each from an address of its own, so that none is held back for what others tried.
        calls += 1
        const request = row.request(customerOf(caller, target), caller)
        const reply = await app.inject({
          method: method === 'POST' || method === 'DELETE' ? method : 'GET',
          url: row.url ?? path,
          remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
          ...request,
          headers: { ...headers[caller], ...request.headers },
        })
        expect([target, reply.statusCode], reply.body).toEqual([
          target,
          statusFor(row, caller, target),
        ])
        for (const forbidden of marksForbiddenTo(caller))
          expect(reply.body).not.toContain(forbidden)
      }
    })
  })
})

/** What may not stand in any reply to a caller: marks of customers that are not theirs. */
function marksForbiddenTo(caller: Caller): string[] {
  if (caller === 'staff' || caller === 'operator') return []
  const others = ['A', 'B'].filter((customerId) => caller !== `customer${customerId}`)
  return others.flatMap((customerId) => [mark(customerId), address(customerId)])
}
