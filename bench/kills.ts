import { measureEndings } from './service/endings.ts'

await measureEndings('kill', 200)
