import { answerTasks } from '../../../platform/print/answerTasks.ts'
import { render } from './render.ts'

answerTasks(render)
