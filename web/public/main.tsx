/** @jsxImportSource preact */
import { render } from 'preact'
import { followAppearance } from './appearance.ts'
import { CustomerPage } from './CustomerPage.tsx'
import '../ui/base.css'
import './page.css'

followAppearance()
render(<CustomerPage code={codeOf(location.pathname)} />, document.getElementById('root') as HTMLElement)

/** The code after `/l/`, as typed: the server checks it. */
function codeOf(path: string): string {
  const typed = path.split('/')[2] ?? ''
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}
