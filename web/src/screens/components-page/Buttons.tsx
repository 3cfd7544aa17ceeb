import { CircleUserRound, Trash2 } from 'lucide-react'
import { Button } from '../../base/ui/Button.tsx'
import { CopyButton } from '../../base/ui/CopyButton.tsx'
import { IconButton } from '../../base/ui/IconButton.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { Group } from './Group.tsx'

const looks = ['primary', 'secondary', 'danger'] as const

export function Buttons() {
  return (
    <Group title="Knöpfe und Links">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          <Button look={look}>Speichern</Button>
          <Button look={look}>
            <Trash2 size={18} />
            Mit Zeichen
          </Button>
          <Button look={look} disabled>
            Gesperrt
          </Button>
          <Button look={look} aria-disabled>
            Unterwegs
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text="Hausblick" byHand="Bitte kopieren Sie den Namen mit der Tastatur." />
      </div>
      <IconButton label="Konto" icon={CircleUserRound} />
      <p>
        Ein Satz mit einem{' '}
        <Link to="/_components" className="link">
          Link
        </Link>
        .
      </p>
    </Group>
  )
}
