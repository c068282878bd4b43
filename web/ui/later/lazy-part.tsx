import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * Returns a component whose code is a file of its own: it loads when the component is first rendered, which shows
 * `fallback` until then.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): (props: Module[Name] extends (props: infer Props) => ReactNode ? Props : never) => ReactNode {
  const Loaded = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...(props as object)} />
    </Suspense>
  )
}
