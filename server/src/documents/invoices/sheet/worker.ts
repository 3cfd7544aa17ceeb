import { answerTasks } from '../../../platform/print/answerTasks.ts'
import { writeInvoice } from './writeInvoice.ts'

answerTasks(writeInvoice)
