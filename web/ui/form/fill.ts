import { Form } from 'antd'
import { createContext, use } from 'react'

/** Sets values of a form that the user did not type; provided by `FormScreen`. */
export const FillContext = createContext<((values: object) => void) | null>(null)

/** Puts values into the surrounding form as unsaved changes. For values from a button or a map. */
export function useFill(): (values: object) => void {
  const form = Form.useFormInstance()
  return use(FillContext) ?? form.setFieldsValue
}
