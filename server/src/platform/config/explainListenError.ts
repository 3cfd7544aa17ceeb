import type { Config } from './config.ts'
import { ConfigError } from './configError.ts'

/** Returns a ConfigError if the operator can fix why the service cannot listen; else the error itself. */
export function explainListenError(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): unknown {
  switch (Object(error).code) {
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError([
        `HOST ist "${host}"; erwartet wird: eine Adresse dieses Rechners, zum Beispiel 127.0.0.1, oder 0.0.0.0 für alle.`,
      ])
    case 'EACCES':
      return new ConfigError([
        `PORT ist "${port}"; erwartet wird: ein Port, den dieser Benutzer öffnen darf, meist ab 1024.`,
      ])
    case 'EADDRINUSE':
      return new ConfigError([
        `PORT ist "${port}". Dort läuft schon etwas. Bitte beenden Sie es, oder setzen Sie PORT auf eine andere Zahl.`,
      ])
    default:
      return error
  }
}
