import { Dialog, type DialogProps } from './Dialog.tsx'
import './ViewDialog.css'

/** Shows a picture or a page large over the screen. */
export function ViewDialog(props: Omit<DialogProps, 'className'>) {
  return <Dialog {...props} className="view-dialog" />
}
