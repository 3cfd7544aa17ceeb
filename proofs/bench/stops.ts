import { interruptUploads } from '../kills/uploads.ts'
import { measureEndings } from '../service/endings.ts'

await measureEndings('stops during uploads', 100, (service, rounds) =>
  interruptUploads(service, 'stop', rounds),
)
