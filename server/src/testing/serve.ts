/** Runs the service on a free port, for tests of workspaces that may not import the server: `node serve.ts`. */
import { findFreePort } from './freePort.ts'

process.env.PORT = await findFreePort()
await import('../main.ts')
