import { ServiceError } from '../errors.ts'
import type { Refusal } from './reader/answers.ts'

/** Why a file is no document, and what to do about it. */
const refusals: Readonly<Record<Refusal, readonly [status: number, sentence: string]>> = {
  empty: [422, 'Diese Datei ist leer. Bitte wählen Sie sie noch einmal aus.'],
  unknownType: [
    415,
    'Diese Datei ist weder ein PDF noch ein Bild als JPEG, PNG, WebP oder HEIC. Bitte speichern Sie sie als PDF und laden Sie sie dann hoch.',
  ],
  broken: [
    422,
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte speichern oder scannen Sie sie noch einmal und laden Sie die neue Datei hoch.',
  ],
  noPages: [422, 'Dieses PDF hat keine Seiten. Bitte prüfen Sie, ob es die richtige Datei ist.'],
  tooManyPixels: [
    413,
    'Dieses Bild hat mehr als 100 Megapixel. Bitte verkleinern Sie es und laden Sie es dann hoch.',
  ],
}

export function refuse(why: Refusal, cause?: unknown): ServiceError {
  const [status, sentence] = refusals[why]
  return new ServiceError(status, sentence, { cause })
}
