import { useAccess } from '../data/access.ts'
import { Button } from '../ui/Button.tsx'
import { FileField } from '../ui/FileField.tsx'
import { FormError } from '../ui/FormError.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { uploadDocument } from './uploadDocument.ts'
import type { UploadTexts } from './uploadTexts.ts'

interface Props {
  texts: UploadTexts
  onUploaded: (message: string) => void
}

/** Name, file and remark of a document; what is missing is said by the form itself, in the words of specification §5. */
export function UploadForm({ texts, onUploaded }: Props) {
  const access = useAccess()
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    onUploaded(await uploadDocument(access, texts, fields))
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormError text={error} />
      <div className="grid gap-4">
        <TextField label="Dokumentenname" name="docName" required maxLength={200} />
        <FileField
          label="Datei (PDF oder Bild)"
          name="file"
          required
          accept="application/pdf,image/*"
          hint="Zum Beispiel Ihr Kreditvertrag oder Ihr Tilgungsplan."
        />
        <TextField label="Bemerkung (optional)" name="userMessage" maxLength={2000} />
        <Button type="submit" aria-disabled={busy} className="mt-1">
          {busy ? 'Wird hochgeladen …' : 'Hochladen'}
        </Button>
      </div>
    </form>
  )
}
