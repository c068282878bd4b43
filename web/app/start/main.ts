import '../../ui/base.css'
import { fetchFirst } from './fetch-first.ts'

// The entry is small, so that what the first screen needs is asked for while React and the frame still load.
fetchFirst(window.location)
void import('./app.tsx')
