import '../../ui/base.css'
import './starting.css'
import { fetchFirst } from './fetch-first.ts'

// The entry is small, so that what the first screen needs is asked for while React and the frame still load.
fetchFirst(window.location)
import('./app.tsx').catch((error: unknown) => {
  const words = document.querySelector<HTMLTemplateElement>('#starting-failed')
  if (words) document.querySelector('.starting-failed')?.append(words.content)
  throw error
})
