import { Form } from 'antd'
import { createContext, use } from 'react'

/** How a form takes values that nobody typed; given by `FormScreen`. */
export const FillContext = createContext<((values: object) => void) | null>(null)

/** Puts values into the form around, as changes that leaving the screen would lose. For what a button or a map fills in. */
export function useFill(): (values: object) => void {
  const form = Form.useFormInstance()
  return use(FillContext) ?? form.setFieldsValue
}
