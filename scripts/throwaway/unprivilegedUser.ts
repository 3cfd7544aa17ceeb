import { readOutput } from '../command.ts'

/** Returns the user for servers that refuse to run as root. */
export function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => readOutput('id', [flag, name]))
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.')
}
