import { interruptUploads } from '../server/src/testing/documents/kills.ts'
import { measureEndings } from './service/endings.ts'

await measureEndings('stops during uploads', 100, (folder, rounds, told) =>
  interruptUploads(folder, 'stop', rounds, told),
)
