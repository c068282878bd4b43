import { lazyPart } from '#ui/later/lazy-part'
import { ExampleSkeleton } from './ExampleSkeleton.tsx'
import './ExampleRental.css'

/** Its code, and the rules that price a rental, load after the prices are shown. */
export const ExampleRental = lazyPart(() => import('./ExampleRental.tsx'), 'ExampleRental', <ExampleSkeleton />)
