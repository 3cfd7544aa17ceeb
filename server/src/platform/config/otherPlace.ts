import { type Config, readConfig } from './config.ts'
import type { Environment } from './environment.ts'

/** Reads the configuration with another database or document store, named as `DATABASE_URL` and `DOCUMENTS_URL` would. */
export function readConfigFor(
  place: { readonly databaseUrl?: string | undefined; readonly documentsUrl?: string | undefined },
  environment: Environment = process.env,
  folder?: string,
): Config {
  const { databaseUrl, documentsUrl } = place
  const other = {
    ...environment,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' }),
    ...(documentsUrl !== undefined && { DOCUMENTS_URL: documentsUrl, DOCUMENTS_URL_FILE: '' }),
  }
  return readConfig(other, folder)
}
