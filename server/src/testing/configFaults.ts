import { readConfig } from '../platform/config/config.ts'

/** Returns the lines by which a start with these settings is refused; none if it is not. */
export function configFaults(given: Record<string, string>, folder: string): string[] {
  try {
    readConfig(given, folder)
    return []
  } catch (error) {
    return String(error).replace('ConfigError: ', '').split('\n')
  }
}
