import { Upload } from 'lucide-react'
import { useState } from 'react'
import { DebouncedSearch } from '../../base/ui/DebouncedSearch.tsx'
import { FileLabel } from '../../base/ui/FileLabel.tsx'
import { PasswordField } from '../../base/ui/PasswordField.tsx'
import { SearchField } from '../../base/ui/SearchField.tsx'
import { TextArea } from '../../base/ui/TextArea.tsx'
import { TextField } from '../../base/ui/TextField.tsx'
import { TypedField } from '../../base/ui/TypedField.tsx'
import { Group } from './Group.tsx'

export function Fields() {
  const [search, setSearch] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <Group title="Felder">
      <TextField label="Leer" />
      <TextField label="Mit Platzhalter" placeholder="Straße, Stadt oder Name" />
      <TextField
        label="Ausgefüllt, mit Hinweis"
        defaultValue="Lindenstraße 14"
        hint="So steht es im Mietvertrag."
      />
      <TextField
        label="Mit Fehler"
        defaultValue="31.02.2025"
        hint="Tag, Monat und Jahr."
        error="Diesen Tag gibt es nicht."
      />
      <TextArea label="Mehrere Zeilen" rows={3} hint="Steht so in der E-Mail." />
      <SearchField
        label="Suche nach Adresse, Name oder Mieter"
        value={search}
        onChange={setSearch}
      />
      <DebouncedSearch
        label="Name, Kundennummer oder E-Mail-Adresse"
        maxLength={254}
        search={search}
        onSearch={setSearch}
      />
      <TypedField label="Wer" text={search} maxLength={254} onChange={setSearch} />
      <PasswordField label="Passwort" autoComplete="new-password" />
      <FileLabel onFiles={setFiles} className="control field flex items-center gap-2.5 px-3">
        <Upload size={16} className="shrink-0 text-ink-3" />
        <span className="truncate">{files[0]?.name ?? 'Datei auswählen'}</span>
      </FileLabel>
    </Group>
  )
}
