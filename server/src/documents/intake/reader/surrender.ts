/** What sends signals to any process of the same user, which the permission model lets pass. */
const SIGNALS = ['kill', '_kill', '_debugProcess']
/** What stops a service stops its readers, too, in many places; a reader ends when its service closes its input. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Gives up what a reader no longer needs once it is loaded: sending signals, and loading further native code. */
export function surrenderRights(): void {
  for (const name of SIGNALS) Reflect.deleteProperty(process, name)
  process.permission.drop('addon')
  for (const signal of STOPPING) process.on(signal, () => {})
}
