import { isThisMachine } from '../mail/thisMachine.ts'
import type { StoragePlace } from '../storage/place.ts'

/** The addresses that may lead to other machines. */
interface Addresses {
  readonly publicUrl: string
  readonly databaseUrl: string
  readonly documents: StoragePlace
}

const PAGES =
  'PUBLIC_URL beginnt mit http: Passwörter und Daten gehen unverschlüsselt durchs Netz. Stellen Sie einen Proxy mit TLS davor, und nennen Sie die Adresse mit https.'
const DATABASE =
  'Die Verbindung zur Datenbank auf einem anderen Rechner ist nicht verschlüsselt oder prüft dessen Zertifikat nicht. Ergänzen Sie DATABASE_URL um sslmode=verify-full, wenn das Netz dorthin nicht allein Ihres ist.'
const DOCUMENTS =
  'Die Verbindung zu den Dokumenten auf einem anderen Rechner ist nicht verschlüsselt. Nennen Sie den endpoint in DOCUMENTS_URL mit https, wenn das Netz dorthin nicht allein Ihres ist.'

const UNSAFE_MODES: readonly (string | null)[] = [null, 'disable', 'no-verify']

/** Returns a German line for each connection to another machine that the configuration leaves unencrypted. */
export function findUnencrypted({ publicUrl, databaseUrl, documents }: Addresses): string[] {
  const endpoint = documents.kind === 's3' ? documents.endpoint : null
  return [
    ...(isPlainElsewhere(publicUrl) ? [PAGES] : []),
    ...(isUnsafeDatabase(databaseUrl) ? [DATABASE] : []),
    ...(endpoint !== null && isPlainElsewhere(endpoint) ? [DOCUMENTS] : []),
  ]
}

function isPlainElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isThisMachine(hostname)
}

function isUnsafeDatabase(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl)
  if (!url?.protocol.startsWith('postgres')) return false
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  // A socket's path, or the default, which is one as well.
  if (host === '' || host.startsWith('/') || isThisMachine(host)) return false
  if (url.searchParams.get('ssl') === 'true') return false
  return UNSAFE_MODES.includes(url.searchParams.get('sslmode'))
}
