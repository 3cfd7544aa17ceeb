import { measureEndings } from './service/endings.ts'

await measureEndings('stop', 100)
