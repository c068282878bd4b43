import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#session/language'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { richText } from './rich-text.ts'
import { toEditorHtml, toStoredHtml } from './terms-html.ts'
import '../preferences/RichText.css'

type Props = {
  /** Given by Form.Item. */
  id?: string
  /** The stored text, with `{{placeholders}}`. */
  value?: string
  onChange?: (html: string) => void
  label: string
}

/** Edits rich text with placeholders. A form control: its value is the text to store. */
export function RichTextEditor({ id, value = '', onChange, label }: Props) {
  const last = useRef(value)
  const attributes = { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
  const editor = useEditor({
    extensions: richText(useLanguage()),
    content: toEditorHtml(value),
    editorProps: { attributes: { ...attributes, ...(id && { id }) } },
    onUpdate: ({ editor }) => {
      last.current = toStoredHtml(editor.getHTML())
      onChange?.(last.current)
    },
  })
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    // An editor created long before it is shown has been replaced by one that starts with the value.
    if (editor.isDestroyed) return
    editor.commands.setContent(toEditorHtml(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rich-editor">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
