import { Skeleton } from '../../base/ui/Skeleton.tsx'

export function DeviceSkeleton() {
  return (
    <ul aria-busy className="-my-3">
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <div className="min-w-0">
          <p>
            <Skeleton size="w-40" />
          </p>
          <p className="text-13">
            <Skeleton size="w-72" />
          </p>
        </div>
        <p className="py-1 text-13">
          <Skeleton size="w-24" />
        </p>
      </li>
    </ul>
  )
}
