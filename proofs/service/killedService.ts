import { join } from 'node:path'
import { checkDocuments } from '@hausblick/server/src/documents/check/check.ts'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { openStorage } from '@hausblick/server/src/platform/storage/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runPatientService } from '@hausblick/server/src/testing/process.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import type { Findings } from './findings.ts'

export const OPERATOR = 'chefin@betreiber.example'
export const STAFF = 'mitarbeiter@betreiber.example'

type Headers = Record<'authorization', string>
type Service = ReturnType<typeof runPatientService>

/** A service in a folder that is started and ended again and again; its database is in the folder, or at a URL. */
export class KilledService {
  readonly faults: string[] = []
  readonly folder: string
  readonly #databaseUrl: string
  readonly #settings: Readonly<Record<string, string>>
  #port = ''
  #service: Service | undefined
  #longestStartMs = 0

  constructor(folder: string, databaseUrl?: string, settings = {}) {
    this.folder = folder
    this.#databaseUrl = databaseUrl ?? `sqlite:${join(folder, 'hausblick.db')}`
    this.#settings = settings
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resolves once it accepts requests. */
  async start(): Promise<void> {
    this.#port ||= await findFreePort()
    const start = performance.now()
    this.#service = runPatientService(this.folder, {
      DATA_DIR: this.folder,
      DATABASE_URL: this.#databaseUrl,
      PORT: this.#port,
      LOG_LEVEL: 'silent',
      OPERATOR_EMAILS: OPERATOR,
      STAFF_EMAILS: STAFF,
      // Calls may say from where they come: attempts are limited by client.
      TRUST_PROXY: '1',
      REQUESTS_PER_MINUTE: '0',
      WEBHOOKS_PRIVATE: 'on',
      ...this.#settings,
    })
    await this.#service.printed('läuft unter')
    this.#longestStartMs = Math.max(this.#longestStartMs, performance.now() - start)
  }

  /** `kill` simulates a power failure, `stop` a process manager. Resolves to how it ended. */
  async end(ending: 'kill' | 'stop') {
    return (await this.#service?.[ending]())?.status
  }

  /** Calls `use` with the migrated database, which is closed before the kill, so that the service alone recovers it. */
  async withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
    return await withDatabaseAt(this.#databaseUrl, async (database) => {
      await migrate(database)
      return await use(database)
    })
  }

  /** Returns the headers of a new account's calls. */
  async signIn(account: Parameters<typeof signIn>[1]): Promise<Headers> {
    return await this.withDatabase((database) =>
      signIn({ ...database, url: '' }, account, { expires: '1 day' }),
    )
  }

  /** Stops it, and checks its documents as `npm run documents:check` does. */
  async finish(counts: Omit<Findings, 'orphans' | 'longestStartMs' | 'faults'>): Promise<Findings> {
    await this.end('stop')
    const storage = await openStorage({ kind: 'disk', folder: join(this.folder, 'documents') })
    const checked = await this.withDatabase(({ db }) =>
      checkDocuments(
        { db, storage },
        {
          isQuick: false,
          onFault: (document, fault) => this.faults.push(`${JSON.stringify(document)}: ${fault}`),
          onOrphan: () => {},
          onProgress: () => {},
        },
      ),
    )
    await storage.close()
    const orphans = checked.orphans + checked.recent
    const { faults } = this
    return { ...counts, orphans, longestStartMs: this.#longestStartMs, faults }
  }
}

/** Reads a reply; throws its status and text unless it is one of success. */
export async function requireSuccess(reply: Response): Promise<Response> {
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
  return reply
}
