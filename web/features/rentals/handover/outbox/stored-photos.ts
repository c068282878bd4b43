import { createContext, use, useEffect, useState } from 'react'
import type { CheckValues } from './check-values.ts'

/** The values of a check that hold photos. */
export type PhotoField = 'photos' | 'damages'
export type ChangeOf<Value> = (before: Value) => Value
/** Changes a field by a change of its latest value. */
export type FieldChange<Field extends PhotoField> = (changed: ChangeOf<CheckValues[Field]>) => void

/** The store of a form's photos until they are sent. */
export type PhotoBox = {
  store: (id: string, picture: Blob) => Promise<void>
  find: (id: string) => Promise<Blob | null>
  forget: (id: string) => Promise<void>
  /** Photos that are still being read: the form waits for them before it is sent. */
  reading: Set<Promise<void>>
  /**
   * Adds photos to a check whose form was closed while they were being read. Absent when the check is not kept on the
   * device.
   */
  fields?: {
    /** Returns the kept value of a field; undefined while it is the one that the form began with. */
    kept: <Field extends PhotoField>(field: Field) => CheckValues[Field] | undefined
    /** Registers the field on screen. Returns a function that removes it. */
    show: <Field extends PhotoField>(field: Field, change: FieldChange<Field>) => () => void
    /** Changes the field that is on screen by now, else its kept value. */
    change: <Field extends PhotoField>(field: Field, changed: ChangeOf<CheckValues[Field]>) => void
  }
}

/** Provided by the surrounding form. */
export const PhotoBoxContext = createContext<PhotoBox>(memoryBox())

function memoryBox(): PhotoBox {
  const pictures = new Map<string, Blob>()
  return {
    store: async (id, picture) => void pictures.set(id, picture),
    find: async (id) => pictures.get(id) ?? null,
    forget: async (id) => void pictures.delete(id),
    reading: new Set(),
  }
}

let latest: { name: string; box: PhotoBox } | null = null

/** Returns the store of a form of this name, which outlasts the screen until another form begins: its draft may too. */
export function tabBox(name: string): PhotoBox {
  if (latest?.name !== name) latest = { name, box: memoryBox() }
  return latest.box
}

/** Returns the URL of a photo of the form while it is shown; null until it is read. */
export function usePhotoUrl(id: string): string | null {
  const box = use(PhotoBoxContext)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isShown = true
    void box.find(id).then((picture) => {
      if (!picture || !isShown) return
      made = URL.createObjectURL(picture)
      setUrl(made)
    })
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, box])
  return url
}
