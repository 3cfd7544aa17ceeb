/** The names of a path's parameters: `customerId` and `number` in `/api/inbox/:customerId/:number`. */
export type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? NameIn<Rest> | ParameterOf<Rest>
  : never

type NameIn<Text extends string> = Text extends `${infer Name}/${string}`
  ? Name
  : Text extends `${infer Name}.${string}`
    ? Name
    : Text

/** Returns a path, as routes are registered under it, with values in place of its parameters. */
export function fillPath<const Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterOf<Path>, string | number>>,
): string {
  const texts: Readonly<Record<string, string | number>> = values
  return path.replace(/\/:(\w+)/g, (_, name: string) => `/${encodeURIComponent(texts[name] ?? '')}`)
}
