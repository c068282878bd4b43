import { EditorContent, useEditor } from '@tiptap/react'
import { useLanguage } from '#session/language'
import { richText } from './rich-text.ts'
import '../preferences/RichText.css'

/** Shows rich text read only. It is parsed into the editor's own elements, so no other HTML gets into the page. */
export function RichTextView({ html, label }: { html: string; label: string }) {
  const attributes = { class: 'rich-text', role: 'region', 'aria-label': label }
  const extensions = richText(useLanguage())
  const editor = useEditor({ extensions, editable: false, content: html, editorProps: { attributes } }, [html])
  return <EditorContent editor={editor} />
}
